import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Coupon } from './coupon';
import { type CouponConfig, couponConfig } from './coupon.config';
import type { CouponChangeDetail } from './use-coupon';

export const ShopCoupon = elementClass({
  tag: 'shop-coupon',
  mode: 'enhance',
  config: couponConfig,
  component: Coupon,
});

export const { define } = ShopCoupon;

declare global {
  interface HTMLElementTagNameMap {
    'shop-coupon': ConfiguredElement<CouponConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-coupon-change': CustomEvent<CouponChangeDetail>;
  }
}
