export { define, GiftOptions, ShopGiftOptions } from './element';
export { type GiftOptionsConfig, giftOptionsConfig } from './gift-options.config';
