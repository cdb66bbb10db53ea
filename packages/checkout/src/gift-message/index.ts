export { define, GiftMessage, ShopGiftMessage } from './element';
export { type GiftMessageConfig, giftMessageConfig } from './gift-message.config';
export { giftMessageTexts } from './gift-message.texts';
export type { GiftMessage as GiftMessageData } from './send-gift-message';
export type { GiftMessageDetail } from './use-gift-message';
