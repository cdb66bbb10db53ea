import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { GiftOptions } from './gift-options';
import { type GiftOptionsConfig, giftOptionsConfig } from './gift-options.config';

export const ShopGiftOptions = elementClass({
  tag: 'shop-gift-options',
  mode: 'enhance',
  config: giftOptionsConfig,
  component: GiftOptions,
});

export const { define } = ShopGiftOptions;

declare global {
  interface HTMLElementTagNameMap {
    'shop-gift-options': ConfiguredElement<GiftOptionsConfig>;
  }
}
