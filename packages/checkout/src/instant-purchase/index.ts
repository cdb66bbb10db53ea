export { define, ShopInstantPurchase } from './element';
export { InstantPurchase } from './instant-purchase';
export { type InstantPurchaseConfig, instantPurchaseConfig } from './instant-purchase.config';
export { instantPurchaseTexts } from './instant-purchase.texts';
export type { InstantPurchaseDetail } from './use-instant-purchase';
