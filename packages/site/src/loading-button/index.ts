import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type LoadingButtonMethods, LoadingButton as View } from './loading-button';
import { type LoadingButtonConfig, loadingButtonConfig } from './loading-button.config';

export { type LoadingButtonMethods, loadingButtonTexts } from './loading-button';
export { type LoadingButtonConfig, loadingButtonConfig } from './loading-button.config';

export const ShopLoadingButton = elementClass({
  tag: 'shop-loading-button',
  mode: 'enhance',
  config: loadingButtonConfig,
  component: View,
  methods: { start: 'later', stop: 'later' },
});

export const { define } = ShopLoadingButton;

export const LoadingButton = reactComponent(ShopLoadingButton);

declare global {
  interface HTMLElementTagNameMap {
    'shop-loading-button': ConfiguredElement<LoadingButtonConfig, LoadingButtonMethods>;
  }
}
