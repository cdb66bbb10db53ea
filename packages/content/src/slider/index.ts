import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Slider as View } from './slider';
import { type SliderConfig, sliderConfig } from './slider.config';

export { type SliderConfig, sliderConfig } from './slider.config';

export const ShopSlider = elementClass({
  tag: 'shop-slider',
  mode: 'enhance',
  config: sliderConfig,
  host: printedSettings(sliderConfig),
  component: View,
});

export const { define } = ShopSlider;

export const Slider = reactComponent(ShopSlider);

declare global {
  interface HTMLElementTagNameMap {
    'shop-slider': ConfiguredElement<SliderConfig>;
  }
}
