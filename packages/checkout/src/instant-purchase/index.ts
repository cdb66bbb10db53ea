import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { InstantPurchase as View } from './instant-purchase';
import { type InstantPurchaseConfig, instantPurchaseConfig } from './instant-purchase.config';
import type { InstantPurchaseDetail } from './use-instant-purchase';

export { instantPurchaseTexts } from './instant-purchase';
export { type InstantPurchaseConfig, instantPurchaseConfig } from './instant-purchase.config';
export type { InstantPurchaseDetail } from './use-instant-purchase';

export const ShopInstantPurchase = elementClass({
  tag: 'shop-instant-purchase',
  mode: 'render',
  config: instantPurchaseConfig,
  component: View,
});

export const { define } = ShopInstantPurchase;

export const InstantPurchase = reactComponent(ShopInstantPurchase);

declare global {
  interface HTMLElementTagNameMap {
    'shop-instant-purchase': ConfiguredElement<InstantPurchaseConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-instant-purchase-place': CustomEvent<InstantPurchaseDetail>;
    'shop-instant-purchase-placed': CustomEvent<InstantPurchaseDetail>;
  }
}
