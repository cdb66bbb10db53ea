export type { Message } from '@shop-elements/host';
export { define, Messages, ShopMessages } from './element';
export { type MessagesConfig, messagesConfig } from './messages.config';
export { messagesTexts } from './messages.texts';
export type { MessagesMethods } from './use-messages';
