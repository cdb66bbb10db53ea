import { defineElement } from '@shop-elements/core';
import { PriceSlider } from './price-slider';
import { priceSliderConfig } from './price-slider.config';

defineElement({ tag: 'shop-price-slider', mode: 'render', config: priceSliderConfig, component: PriceSlider });

declare global {
  interface HTMLElementTagNameMap {
    'shop-price-slider': HTMLElement;
  }
}
