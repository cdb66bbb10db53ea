import { elementClass } from '@shop-elements/core';
import { Coupon } from './coupon';
import { couponConfig } from './coupon.config';

export const ShopCoupon = elementClass({
  tag: 'shop-coupon',
  mode: 'enhance',
  config: couponConfig,
  component: Coupon,
});

export const { define } = ShopCoupon;

declare global {
  interface HTMLElementTagNameMap {
    'shop-coupon': HTMLElement;
  }
}
