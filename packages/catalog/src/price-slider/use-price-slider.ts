import { emit, useListener } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { useLayoutEffect, useReducer, useState } from 'react';
import { allowedAddress } from '../shared/post-data/post-data';
import { isSame, type PriceRange, rangeUrl, startRange, stepsAway, type Thumb, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';
import { typedRange } from './typed-range';

/** Detail of `shop-price-slider-change`. */
export interface PriceSliderChangeDetail extends PriceRange {
  /** The list with these prices; empty when the shop gave no address. */
  url: string;
}

/** Milliseconds without another key after which a move by keys is over: ten steps are one request, not ten. */
const PAUSE = 500;

export interface PriceSliderState {
  range: PriceRange;
  /** Shows another range, of which the page is not told yet. */
  show(range: PriceRange): void;
  /** Moves a thumb by keys; the move ends when they rest. */
  step(thumb: Thumb, count: number): void;
  /** Another move begins: that by keys does not end in the middle of it. */
  hold(): void;
  /** The move is over: tells the page, and goes to the list unless a listener does that. */
  end(): void;
}

/** The chosen prices, and who is told of them. Specification: catalogue, section 2 'Layered navigation category pages'. */
export function usePriceSlider(element: HTMLElement, config: PriceSliderConfig): PriceSliderState {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const start = startRange(config);
  const [known] = useState(() => ({
    start,
    range: typedRange(element, start, config),
    told: start,
    timer: 0,
  }));
  // The page has changed the settings: what was chosen before is over.
  if (!isSame(start, known.start)) Object.assign(known, { start, range: start, told: start });

  const state: PriceSliderState = {
    range: known.range,
    show(range) {
      known.range = range;
      redraw();
    },
    step(thumb, count) {
      const { range } = known;
      state.show(withThumb(range, thumb, stepsAway(range[thumb], count, config), config));
      state.hold();
      known.timer = window.setTimeout(state.end, PAUSE);
    },
    hold: () => clearTimeout(known.timer),
    end() {
      const { range, told } = known;
      if (isSame(range, told)) return;
      known.told = range;
      const url = rangeUrl(config.ajaxUrl, range);
      const detail: PriceSliderChangeDetail = { ...range, url };
      if (!emit(element, 'shop-price-slider-change', detail, { cancelable: true })) return;
      const address = allowedAddress(url, document.baseURI);
      if (address !== undefined) navigate(address);
    },
  };

  // Back from the list that was chosen, this page shows the list before it.
  useListener<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return;
    known.told = start;
    state.show(start);
  });
  useLayoutEffect(() => () => clearTimeout(known.timer), [known]);

  return state;
}
