import { Carousel } from '../shared/carousel/carousel';
import type { SliderConfig } from './slider.config';

/**
 * Shows the children of a block, or the entries of its list, one at a time.
 * @returns stops it and shows all slides; restarting it shows the same slide
 */
export function startSlider(block: HTMLElement, settings: SliderConfig): () => void {
  const { infiniteLoop } = settings;
  const track = block.querySelector<HTMLElement>(':scope > :is(ul, ol)') ?? block;
  const carousel = new Carousel(block, track, {
    ...settings,
    layout: () => ({ shown: 1, infinite: infiniteLoop, centered: false }),
  });
  return () => carousel.stop();
}
