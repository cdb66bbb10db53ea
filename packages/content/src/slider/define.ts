import { defineElement } from '@shop-elements/core';
import { Slider } from './slider';
import { sliderConfig } from './slider.config';

defineElement({ tag: 'shop-slider', mode: 'enhance', config: sliderConfig, component: Slider });

declare global {
  interface HTMLElementTagNameMap {
    'shop-slider': HTMLElement;
  }
}
