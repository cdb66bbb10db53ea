export { Coupon } from './coupon';
export { type CouponConfig, couponConfig } from './coupon.config';
