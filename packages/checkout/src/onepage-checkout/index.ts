import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { OnepageCheckout as View } from './onepage-checkout';
import { type OnepageCheckoutConfig, onepageCheckoutConfig } from './onepage-checkout.config';
import type { OnepageCheckoutStepDetail } from './use-onepage-checkout';

export { type OnepageCheckoutConfig, onepageCheckoutConfig } from './onepage-checkout.config';
export { onepageCheckoutTexts } from './onepage-checkout.texts';
export type { OnepageCheckoutStepDetail } from './use-onepage-checkout';

export const ShopOnepageCheckout = elementClass({
  tag: 'shop-onepage-checkout',
  mode: 'enhance',
  config: onepageCheckoutConfig,
  component: View,
});

export const { define } = ShopOnepageCheckout;

export const OnepageCheckout = reactComponent(ShopOnepageCheckout);

declare global {
  interface HTMLElementTagNameMap {
    'shop-onepage-checkout': ConfiguredElement<OnepageCheckoutConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-onepage-checkout-step': CustomEvent<OnepageCheckoutStepDetail>;
  }
}
