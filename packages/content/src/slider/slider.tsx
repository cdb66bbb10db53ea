import type { ElementProps } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import type { SliderConfig } from './slider.config';
import { startSlider } from './start-slider';

/**
 * Slides, one at a time: its children, or the entries of the one list in it. Moves by swiping, arrows, dots and arrow keys;
 * playing by itself it waits under the pointer and while the focus is inside, and can be paused. Slides out of view are
 * `aria-hidden` and out of the tab order. Without JavaScript it is a list that can be scrolled.
 * @example
 * <shop-slider aria-label="This season" data-autoplay="true" data-autoplay-speed="4000" data-show-dots="true">
 *   <div>…</div>
 *   <div>…</div>
 * </shop-slider>
 */
export function Slider({ element, config }: ElementProps<SliderConfig>) {
  useLayoutEffect(() => startSlider(element, config), [element, config]);
  return null;
}
