import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Slider } from './slider';
import { type SliderConfig, sliderConfig } from './slider.config';

export const ShopSlider = elementClass({
  tag: 'shop-slider',
  mode: 'enhance',
  showsOnly: true,
  config: sliderConfig,
  component: Slider,
});

export const { define } = ShopSlider;

declare global {
  interface HTMLElementTagNameMap {
    'shop-slider': ConfiguredElement<SliderConfig>;
  }
}
