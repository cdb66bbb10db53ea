import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { GiftOptions as View } from './gift-options';
import { type GiftOptionsConfig, giftOptionsConfig } from './gift-options.config';

export { type GiftOptionsConfig, giftOptionsConfig } from './gift-options.config';

export const ShopGiftOptions = elementClass({
  tag: 'shop-gift-options',
  mode: 'enhance',
  config: giftOptionsConfig,
  component: View,
});

export const { define } = ShopGiftOptions;

export const GiftOptions = reactComponent(ShopGiftOptions);

declare global {
  interface HTMLElementTagNameMap {
    'shop-gift-options': ConfiguredElement<GiftOptionsConfig>;
  }
}
