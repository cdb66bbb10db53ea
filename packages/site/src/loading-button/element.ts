import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { LoadingButton } from './loading-button';
import { type LoadingButtonConfig, loadingButtonConfig } from './loading-button.config';
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
    'shop-loading-button': ConfiguredElement<LoadingButtonConfig, LoadingButtonMethods>;
  }
}
