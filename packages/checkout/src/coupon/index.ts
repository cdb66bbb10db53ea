import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type CouponChangeDetail, Coupon as View } from './coupon';
import { type CouponConfig, couponConfig } from './coupon.config';

export { type CouponChangeDetail, couponTexts } from './coupon';
export { type CouponConfig, couponConfig } from './coupon.config';

export const ShopCoupon = elementClass({
  tag: 'shop-coupon',
  mode: 'enhance',
  config: couponConfig,
  component: View,
});

export const { define } = ShopCoupon;

export const Coupon = reactComponent(ShopCoupon);

declare global {
  interface HTMLElementTagNameMap {
    'shop-coupon': ConfiguredElement<CouponConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-coupon-change': CustomEvent<CouponChangeDetail>;
  }
}
