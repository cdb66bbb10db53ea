export type { Message } from '@shop-elements/host';
export { define, ShopMessages } from './element';
export { Messages } from './messages';
export { type MessagesConfig, messagesConfig } from './messages.config';
export { messagesTexts } from './messages.texts';
export type { MessagesMethods } from './use-messages';
