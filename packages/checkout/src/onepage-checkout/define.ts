import { defineElement } from '@shop-elements/core';
import { OnepageCheckout } from './onepage-checkout';
import { onepageCheckoutConfig } from './onepage-checkout.config';

defineElement({
  tag: 'shop-onepage-checkout',
  mode: 'enhance',
  config: onepageCheckoutConfig,
  component: OnepageCheckout,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-onepage-checkout': HTMLElement;
  }
}
