import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { InstantPurchase } from './instant-purchase';
import { type InstantPurchaseConfig, instantPurchaseConfig } from './instant-purchase.config';
import type { InstantPurchaseDetail } from './use-instant-purchase';

export const ShopInstantPurchase = elementClass({
  tag: 'shop-instant-purchase',
  mode: 'render',
  config: instantPurchaseConfig,
  component: InstantPurchase,
});

export const { define } = ShopInstantPurchase;

declare global {
  interface HTMLElementTagNameMap {
    'shop-instant-purchase': ConfiguredElement<InstantPurchaseConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-instant-purchase-place': CustomEvent<InstantPurchaseDetail>;
    'shop-instant-purchase-placed': CustomEvent<InstantPurchaseDetail>;
  }
}
