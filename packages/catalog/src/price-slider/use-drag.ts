import { controlOf } from '@shop-elements/core';
import { shareBefore } from '@shop-elements/dom';
import { type PointerEvent, useRef } from 'react';
import { nearestThumb, type PriceRange, type Thumb, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import type { PriceSliderState } from './use-price-slider';

const thumbs: readonly Thumb[] = ['from', 'to'];

interface Drag {
  /** The range before the drag. */
  start: PriceRange;
  /** The range now. React may not have rendered it yet. */
  range: PriceRange;
  follow(event: PointerEvent<HTMLElement>): void;
}

/** Pointer handlers of the track, for mouse, pen and touch. */
export function useDrag(slider: PriceSliderState, config: PriceSliderConfig) {
  const drag = useRef<Drag>(undefined);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // Prevents text selection, but also the focus, which is set below.
      event.preventDefault();
      slider.hold();
      const { currentTarget: track } = event;
      const { range: start } = slider;
      const price = priceAt(event, config);
      const taken = thumbs.find((name) => name === controlOf(event, track, '[data-thumb]')?.dataset.thumb);
      const thumb = taken ?? nearestThumb(start, price);
      // From the middle of the thumb to where it was grabbed.
      const offset = taken ? price - start[taken] : 0;
      drag.current = {
        start,
        range: start,
        follow(moved) {
          const to = priceAt(moved, config) - offset;
          // If both thumbs are at the same price, the direction determines which one moves.
          const moving = start.from < start.to ? thumb : to < start.from ? 'from' : 'to';
          this.range = withThumb(start, moving, to, config);
          slider.show(this.range);
        },
      };
      if (!taken) drag.current.follow(event);
      track.querySelector<HTMLElement>(`[data-thumb="${thumb}"] input`)?.focus({ preventScroll: true });
      track.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      drag.current?.follow(event);
    },
    onPointerUp() {
      if (drag.current !== undefined) slider.end(drag.current.range);
      drag.current = undefined;
    },
    /** Undoes the drag, because the finger scrolls the page. */
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
