import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { PriceSlider as View } from './price-slider';
import { type PriceSliderConfig, priceSliderConfig } from './price-slider.config';
import type { PriceSliderChangeDetail } from './use-price-slider';

export type { PriceRange } from './price-range';
export { priceSliderTexts } from './price-slider';
export { type PriceSliderConfig, priceSliderConfig } from './price-slider.config';
export type { PriceSliderChangeDetail } from './use-price-slider';

export const ShopPriceSlider = elementClass({
  tag: 'shop-price-slider',
  mode: 'render',
  config: priceSliderConfig,
  component: View,
});

export const { define } = ShopPriceSlider;

export const PriceSlider = reactComponent(ShopPriceSlider);

declare global {
  interface HTMLElementTagNameMap {
    'shop-price-slider': ConfiguredElement<PriceSliderConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-price-slider-change': CustomEvent<PriceSliderChangeDetail>;
  }
}
