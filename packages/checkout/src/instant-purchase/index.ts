export { define, InstantPurchase, ShopInstantPurchase } from './element';
export { type InstantPurchaseConfig, instantPurchaseConfig } from './instant-purchase.config';
export { instantPurchaseTexts } from './instant-purchase.texts';
export type { InstantPurchaseDetail } from './use-instant-purchase';
