import type { PriceSliderConfig } from './price-slider.config';

/** The chosen prices, by the thumbs that hold them. */
export interface PriceRange {
  from: number;
  to: number;
}

export type Thumb = keyof PriceRange;

type Bounds = Pick<PriceSliderConfig, 'minValue' | 'maxValue' | 'step'>;

/** Whether two ranges are of the same prices. */
export function isSame(range: PriceRange, other: PriceRange): boolean {
  return range.from === other.from && range.to === other.to;
}

/** The range to begin with: what is chosen, kept within what there is. */
export function startRange(
  config: Omit<Bounds, 'step'> & Pick<PriceSliderConfig, 'selectedFrom' | 'selectedTo'>,
): PriceRange {
  const { minValue, maxValue, selectedFrom = minValue, selectedTo = maxValue } = config;
  const from = within(selectedFrom, minValue, maxValue);
  return { from, to: within(selectedTo, from, maxValue) };
}

/** The range with one thumb at a price: on a step or at an end, and never beyond the other thumb. */
export function withThumb(range: PriceRange, thumb: Thumb, price: number, bounds: Bounds): PriceRange {
  const { minValue, maxValue, step } = bounds;
  const stepped = price < maxValue ? minValue + Math.round((price - minValue) / step) * step : maxValue;
  const lowest = thumb === 'from' ? minValue : range.from;
  const highest = thumb === 'to' ? maxValue : range.to;
  return { ...range, [thumb]: Number(within(stepped, lowest, highest).toFixed(4)) };
}

/** The range with one thumb at exactly this price, as a shopper types it: only kept within what there is. */
export function withPrice(range: PriceRange, thumb: Thumb, price: number, { minValue, maxValue }: Bounds): PriceRange {
  const lowest = thumb === 'from' ? minValue : range.from;
  const highest = thumb === 'to' ? maxValue : range.to;
  return { ...range, [thumb]: within(price, lowest, highest) };
}

/** The price some steps away. A price between two steps is one step away from either. */
export function stepsAway(price: number, count: number, { minValue, step }: Bounds): number {
  const position = (price - minValue) / step;
  // A hair's breadth for binary fractions.
  return minValue + ((count > 0 ? Math.floor(position + 1e-6) : Math.ceil(position - 1e-6)) + count) * step;
}

/** The thumb that a press on the track means: the nearer one. */
export function nearestThumb({ from, to }: PriceRange, price: number): Thumb {
  return price - from < to - price ? 'from' : 'to';
}

/** The filter's address. The last `from-to` is the placeholder: a path may hold the same letters. */
export function rangeUrl(ajaxUrl: string, { from, to }: PriceRange): string {
  return ajaxUrl.replace(/(.*)from-to/, (_, before: string) => `${before}${from}-${to}`);
}

function within(price: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, price));
}
