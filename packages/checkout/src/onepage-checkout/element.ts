import { elementClass } from '@shop-elements/core';
import { OnepageCheckout } from './onepage-checkout';
import { onepageCheckoutConfig } from './onepage-checkout.config';

export const ShopOnepageCheckout = elementClass({
  tag: 'shop-onepage-checkout',
  mode: 'enhance',
  config: onepageCheckoutConfig,
  component: OnepageCheckout,
});

export const { define } = ShopOnepageCheckout;

declare global {
  interface HTMLElementTagNameMap {
    'shop-onepage-checkout': HTMLElement;
  }
}
