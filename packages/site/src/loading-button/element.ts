import { elementClass } from '@shop-elements/core';
import { LoadingButton } from './loading-button';
import { loadingButtonConfig } from './loading-button.config';
import type { LoadingButtonMethods } from './use-loading-button';

export const ShopLoadingButton = elementClass({
  tag: 'shop-loading-button',
  mode: 'enhance',
  config: loadingButtonConfig,
  component: LoadingButton,
  methods: { start: 'later', stop: 'later' },
});

export const { define } = ShopLoadingButton;

declare global {
  interface HTMLElementTagNameMap {
    'shop-loading-button': HTMLElement & LoadingButtonMethods;
  }
}
