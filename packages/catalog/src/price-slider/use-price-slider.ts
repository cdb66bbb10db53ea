import { emit, useListener, useNewest } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { useEffect, useState } from 'react';
import { allowedAddress } from '../shared/allowed-address';
import {
  isSame,
  type PriceRange,
  rangeUrl,
  startRange,
  stepsAway,
  type Thumb,
  withPrice,
  withThumb,
} from './price-range';
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
  /** Shows another range; the page does not know of it yet. */
  show(range: PriceRange): void;
  /** Moves a thumb by keys; the move ends when they rest. */
  step(thumb: Thumb, count: number): void;
  /** Sets a typed price, and ends the move. */
  type(thumb: Thumb, price: number): void;
  /** Another move begins: one by keys does not end in the middle of it. */
  hold(): void;
  /** The move is over: tells the page, and goes to the list unless a listener does that. */
  end(): void;
}

interface Moves {
  /** The range of the settings. */
  start: PriceRange;
  range: PriceRange;
  /** What the page knows. */
  told: PriceRange;
  /** Keys have moved a thumb, and may go on. */
  isStepping: boolean;
}

/** The chosen prices, and who is told of them. */
export function usePriceSlider(element: HTMLElement, config: PriceSliderConfig): PriceSliderState {
  const start = startRange(config);
  const [moves, setMoves] = useState<Moves>(() => ({
    start,
    range: typedRange(element, start, config),
    told: start,
    isStepping: false,
  }));
  // The page has changed the settings: what was chosen before is over.
  if (!isSame(start, moves.start)) setMoves({ start, range: start, told: start, isStepping: false });

  const end = (range: PriceRange): void => {
    setMoves({ ...moves, range, told: range, isStepping: false });
    if (isSame(range, moves.told)) return;
    const url = rangeUrl(config.ajaxUrl, range);
    const detail: PriceSliderChangeDetail = { ...range, url };
    if (!emit(element, 'shop-price-slider-change', detail, { cancelable: true })) return;
    const address = allowedAddress(url, document.baseURI);
    if (address !== undefined) navigate(address);
  };

  const newestEnd = useNewest(end);
  // Each step starts the pause again.
  useEffect(() => {
    if (!moves.isStepping) return;
    const timer = setTimeout(() => newestEnd.current(moves.range), PAUSE);
    return () => clearTimeout(timer);
  }, [moves, newestEnd]);
  // Back from the list that was chosen, this page shows the list before it.
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) setMoves({ ...moves, range: start, told: start });
  });

  const { range } = moves;
  return {
    range,
    show: (shown) => setMoves((before) => ({ ...before, range: shown })),
    step: (thumb, count) =>
      setMoves((before) => {
        const price = stepsAway(before.range[thumb], count, config);
        return { ...before, range: withThumb(before.range, thumb, price, config), isStepping: true };
      }),
    type: (thumb, price) => end(withPrice(range, thumb, price, config)),
    hold: () => setMoves((before) => ({ ...before, isStepping: false })),
    end: () => end(range),
  };
}
