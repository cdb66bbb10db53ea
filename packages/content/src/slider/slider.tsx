import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { SliderConfig } from './slider.config';
import { startSlider } from './start-slider';

/**
 * Shows slides one at a time: its children, or the entries of the only list inside. Moves by swiping, arrows, dots and
 * arrow keys. Autoplay waits under the pointer and while the focus is inside, and has a pause button. Slides out of
 * view are `aria-hidden` and not focusable. Without JavaScript, a scrollable list.
 * @example
 * <shop-slider aria-label="This season" data-autoplay="true" data-autoplay-speed="4000" data-show-dots="true">
 *   <div>…</div>
 *   <div>…</div>
 * </shop-slider>
 */
export function Slider({ element, config }: ElementProps<SliderConfig>) {
  useBlock(element, config, startSlider);
  return null;
}
