export { type CouponConfig, couponConfig } from './coupon.config';
export { couponTexts } from './coupon.texts';
export { Coupon, define, ShopCoupon } from './element';
export type { CouponChangeDetail } from './use-coupon';
