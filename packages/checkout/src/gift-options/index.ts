export { define, ShopGiftOptions } from './element';
export { GiftOptions } from './gift-options';
export { type GiftOptionsConfig, giftOptionsConfig } from './gift-options.config';
