import { type PointerEvent, useRef } from 'react';
import { nearestThumb, type PriceRange, type Thumb, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import type { PriceSliderState } from './use-price-slider';

interface Grip {
  start: PriceRange;
  thumb: Thumb;
  /** From the middle of the thumb to where it was taken, as a price. */
  offset: number;
}

/** What the track needs to be dragged on, by mouse, pen or finger. */
export function useDrag(slider: PriceSliderState, config: PriceSliderConfig) {
  const grip = useRef<Grip>(undefined);

  const follow = (event: PointerEvent<HTMLElement>, { start, thumb, offset }: Grip): void => {
    const price = priceAt(event, config) - offset;
    // Of two thumbs at one place the direction decides which was meant.
    const meant = start.from < start.to ? thumb : price < start.from ? 'from' : 'to';
    slider.show(withThumb(start, meant, price, config));
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No selection of text; the focus, which this would prevent too, is given below.
      event.preventDefault();
      slider.hold();
      const { range: start } = slider;
      const price = priceAt(event, config);
      const taken = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thumb]') : null;
      const thumb = taken === null ? nearestThumb(start, price) : taken.dataset.thumb === 'from' ? 'from' : 'to';
      grip.current = { start, thumb, offset: taken === null ? 0 : price - start[thumb] };
      if (taken === null) follow(event, grip.current);
      event.currentTarget.querySelector<HTMLElement>(`[data-thumb="${thumb}"] input`)?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grip.current !== undefined) follow(event, grip.current);
    },
    onPointerUp() {
      grip.current = undefined;
      slider.end();
    },
    /** The finger scrolls the page after all. */
    onPointerCancel() {
      if (grip.current !== undefined) slider.show(grip.current.start);
      grip.current = undefined;
    },
  };
}

function priceAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, config: PriceSliderConfig): number {
  const { minValue, maxValue } = config;
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const along = isRightToLeft(currentTarget) ? right - clientX : clientX - left;
  return minValue + (along / width) * (maxValue - minValue);
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
