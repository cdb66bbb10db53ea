import { emit, useListener, useNewest } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { useEffect, useRef, useState } from 'react';
import { allowedUrl } from '../shared/allowed-url';
import { pathHere } from '../shared/path-here';
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

/** Detail of `shop-price-slider-change`. */
export interface PriceSliderChangeDetail extends PriceRange {
  /** URL of the list with these prices; empty without `ajaxUrl`. */
  url: string;
}

/** Milliseconds without another key after which a move by keys ends, so that ten steps are one request. */
const PAUSE = 500;

export interface PriceSliderState {
  range: PriceRange;
  /** Whether a move has not ended. */
  isMoving: boolean;
  /** The range now. React may not have rendered it yet. */
  rangeNow(): PriceRange;
  /** Shows another range during a drag, without an event yet. A pending move by keys waits until the drag ends. */
  show(range: PriceRange): void;
  /** Moves a thumb by keys. The move ends after a pause. */
  step(thumb: Thumb, count: number): void;
  /** Sets a typed price, and ends the move. */
  type(thumb: Thumb, price: number): void;
  /** Ends a move at this range: fires the event and, unless it is canceled, navigates to the list. */
  end(range: PriceRange): void;
}

interface Moves {
  /** The range of the settings. */
  start: PriceRange;
  range: PriceRange;
  /** The range of the last event. */
  reported: PriceRange;
  /** What moves a thumb, and may continue. */
  mover?: 'keys' | 'pointer';
}

/** The selected prices and their events. */
export function usePriceSlider(element: HTMLElement, config: PriceSliderConfig): PriceSliderState {
  const start = startRange(config);
  const [moves, setMoves] = useState<Moves>(() => ({
    start,
    range: typedRange(element, start, config),
    reported: start,
  }));
  /** The page's URL before the last selection, if that changed it. */
  const pageBefore = useRef<string>(undefined);
  const reset = (): void => setMoves({ start, range: start, reported: start });
  // Changed settings replace the selection.
  if (!isSame(start, moves.start)) reset();
  const rangeRef = useNewest(moves.range);

  const end = (range: PriceRange): void => {
    rangeRef.current = range;
    setMoves({ start, range, reported: range });
    if (isSame(range, moves.reported)) return;
    const url = rangeUrl(config.ajaxUrl, range);
    const detail: PriceSliderChangeDetail = { ...range, url };
    const before = pathHere();
    const isHandled = !emit(element, 'shop-price-slider-change', detail, { cancelable: true });
    pageBefore.current = before === pathHere() ? undefined : before;
    if (isHandled) return;
    const href = allowedUrl(url, document.baseURI);
    if (href !== undefined) navigate(href);
  };

  const newestEnd = useNewest(end);
  // Each step restarts the pause.
  useEffect(() => {
    if (moves.mover !== 'keys') return;
    const timer = setTimeout(() => newestEnd.current(moves.range), PAUSE);
    return () => clearTimeout(timer);
  }, [moves, newestEnd]);
  // After Back, the page shows the list before the selection.
  useListener(window, 'pageshow', ({ persisted }) => persisted && reset());
  useListener(window, 'popstate', () => pathHere() === pageBefore.current && reset());

  const { range } = moves;
  return {
    range,
    isMoving: moves.mover !== undefined,
    rangeNow: () => rangeRef.current,
    show: (shown) => setMoves((before) => ({ ...before, range: shown, mover: 'pointer' })),
    step: (thumb, count) =>
      setMoves((before) => {
        const price = stepsAway(before.range[thumb], count, config);
        return { ...before, range: withThumb(before.range, thumb, price, config), mover: 'keys' };
      }),
    type: (thumb, price) => end(withPrice(range, thumb, price, config)),
    end,
  };
}

/** Applies prices that the shopper typed into the server's form before the script loaded. */
function typedRange(element: HTMLElement, range: PriceRange, config: PriceSliderConfig): PriceRange {
  let typed = range;
  const fields = element.querySelectorAll<HTMLInputElement>('[data-shop-fallback] input[type="number"]');
  fields.forEach(({ value, defaultValue }, index) => {
    if (value !== '' && value !== defaultValue)
      typed = withPrice(typed, index === 0 ? 'from' : 'to', Number(value), config);
  });
  return typed;
}
