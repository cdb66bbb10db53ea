import { defineElement } from '@shop-elements/core';
import { Coupon } from './coupon';
import { couponConfig } from './coupon.config';

defineElement({ tag: 'shop-coupon', mode: 'enhance', config: couponConfig, component: Coupon });

declare global {
  interface HTMLElementTagNameMap {
    'shop-coupon': HTMLElement;
  }
}
