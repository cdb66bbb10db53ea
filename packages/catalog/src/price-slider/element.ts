import { elementClass } from '@shop-elements/core';
import { PriceSlider } from './price-slider';
import { priceSliderConfig } from './price-slider.config';

export const ShopPriceSlider = elementClass({
  tag: 'shop-price-slider',
  mode: 'render',
  showsOnly: true,
  config: priceSliderConfig,
  component: PriceSlider,
});

export const { define } = ShopPriceSlider;

declare global {
  interface HTMLElementTagNameMap {
    'shop-price-slider': HTMLElement;
  }
}
