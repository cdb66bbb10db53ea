export { Coupon } from './coupon';
export { type CouponConfig, couponConfig } from './coupon.config';
export { define, ShopCoupon } from './element';
