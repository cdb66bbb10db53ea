import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { OnepageCheckout } from './onepage-checkout';
import { type OnepageCheckoutConfig, onepageCheckoutConfig } from './onepage-checkout.config';
import type { OnepageCheckoutStepDetail } from './use-onepage-checkout';

export const ShopOnepageCheckout = elementClass({
  tag: 'shop-onepage-checkout',
  mode: 'enhance',
  config: onepageCheckoutConfig,
  component: OnepageCheckout,
});

export const { define } = ShopOnepageCheckout;

declare global {
  interface HTMLElementTagNameMap {
    'shop-onepage-checkout': ConfiguredElement<OnepageCheckoutConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-onepage-checkout-step': CustomEvent<OnepageCheckoutStepDetail>;
  }
}
