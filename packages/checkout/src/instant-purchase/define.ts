import { defineElement } from '@shop-elements/core';
import { InstantPurchase } from './instant-purchase';
import { instantPurchaseConfig } from './instant-purchase.config';

defineElement({
  tag: 'shop-instant-purchase',
  mode: 'render',
  config: instantPurchaseConfig,
  component: InstantPurchase,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-instant-purchase': HTMLElement;
  }
}
