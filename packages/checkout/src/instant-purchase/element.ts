import { elementClass } from '@shop-elements/core';
import { InstantPurchase } from './instant-purchase';
import { instantPurchaseConfig } from './instant-purchase.config';

export const ShopInstantPurchase = elementClass({
  tag: 'shop-instant-purchase',
  mode: 'render',
  config: instantPurchaseConfig,
  component: InstantPurchase,
});

export const { define } = ShopInstantPurchase;

declare global {
  interface HTMLElementTagNameMap {
    'shop-instant-purchase': HTMLElement;
  }
}
