import { controlOf } from '@shop-elements/core';
import { shareBefore } from '@shop-elements/dom';
import { type PointerEvent, useRef } from 'react';
import { nearestThumb, type PriceRange, type Thumb, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import type { PriceSliderState } from './use-price-slider';

const thumbs: readonly Thumb[] = ['from', 'to'];

/** What the track needs to be dragged on, by mouse, pen or finger. */
export function useDrag(slider: PriceSliderState, config: PriceSliderConfig) {
  /** The range when a thumb was taken, and what shows it where the pointer goes. */
  const drag = useRef<{ start: PriceRange; follow: (event: PointerEvent<HTMLElement>) => void }>(undefined);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No selection of text; the focus, which this would prevent too, is given below.
      event.preventDefault();
      slider.hold();
      const { currentTarget: track } = event;
      const { range: start } = slider;
      const price = priceAt(event, config);
      const taken = thumbs.find((name) => name === controlOf(event, track, '[data-thumb]')?.dataset.thumb);
      const thumb = taken ?? nearestThumb(start, price);
      // From the middle of the thumb to where it was taken.
      const offset = taken ? price - start[taken] : 0;
      const follow = (moved: PointerEvent<HTMLElement>): void => {
        const to = priceAt(moved, config) - offset;
        // Of two thumbs at one place the direction decides which was meant.
        const meant = start.from < start.to ? thumb : to < start.from ? 'from' : 'to';
        slider.show(withThumb(start, meant, to, config));
      };
      drag.current = { start, follow };
      if (!taken) follow(event);
      track.querySelector<HTMLElement>(`[data-thumb="${thumb}"] input`)?.focus({ preventScroll: true });
      track.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      drag.current?.follow(event);
    },
    onPointerUp() {
      drag.current = undefined;
      slider.end();
    },
    /** The finger scrolls the page after all. */
    onPointerCancel() {
      if (drag.current !== undefined) slider.show(drag.current.start);
      drag.current = undefined;
    },
  };
}

function priceAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, config: PriceSliderConfig): number {
  const { minValue, maxValue } = config;
  return minValue + shareBefore(currentTarget, clientX) * (maxValue - minValue);
}
