import { controlOf, useListener } from '@shop-elements/core';
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
  const finish = (range: PriceRange | undefined): void => {
    drag.current = undefined;
    if (range) slider.end(range);
  };

  // On the document, because a track that another script moves loses the pointer without an event of its own.
  useListener(document, 'lostpointercapture', () => finish(drag.current?.range));

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // With Control, a Mac opens the context menu, and the release may never arrive.
      if (event.button !== 0 || event.ctrlKey) return;
      // Prevents text selection, but also the focus, which is set below.
      event.preventDefault();
      const { currentTarget: track } = event;
      const price = priceAt(event, config);
      const taken = thumbs.find((name) => name === controlOf(event, track, '[data-thumb]')?.dataset.thumb);
      const thumb = taken ?? nearestThumb(slider.range, price);
      // From the middle of the thumb to where it was grabbed.
      const offset = taken ? price - slider.range[taken] : 0;
      // Applies the price in the field that the focus leaves.
      track.querySelector<HTMLElement>(`[data-thumb="${thumb}"] input`)?.focus({ preventScroll: true });
      const start = slider.rangeNow();
      slider.show(start);
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
      track.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      drag.current?.follow(event);
    },
    onPointerUp: () => finish(drag.current?.range),
    /** Undoes the drag, because the finger scrolls the page. */
    onPointerCancel: () => finish(drag.current?.start),
  };
}

function priceAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, config: PriceSliderConfig): number {
  const { minValue, maxValue } = config;
  return minValue + shareBefore(currentTarget, clientX) * (maxValue - minValue);
}
