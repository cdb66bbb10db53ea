import type { PriceSliderConfig } from './price-slider.config';

/** The selected prices, by thumb. */
export interface PriceRange {
  from: number;
  to: number;
}

export type Thumb = keyof PriceRange;

type Bounds = Pick<PriceSliderConfig, 'minValue' | 'maxValue' | 'step'>;

export function isSame(range: PriceRange, other: PriceRange): boolean {
  return range.from === other.from && range.to === other.to;
}

/** The initial range: the selected prices, limited to the available ones. */
export function startRange(
  config: Omit<Bounds, 'step'> & Pick<PriceSliderConfig, 'selectedFrom' | 'selectedTo'>,
): PriceRange {
  const { minValue, maxValue, selectedFrom = minValue, selectedTo = maxValue } = config;
  const from = within(selectedFrom, minValue, maxValue);
  return { from, to: within(selectedTo, from, maxValue) };
}

/** Moves one thumb to a price, rounded to a step or an end, but never beyond the other thumb. */
export function withThumb(range: PriceRange, thumb: Thumb, price: number, bounds: Bounds): PriceRange {
  const { minValue, maxValue, step } = bounds;
  const stepped = price < maxValue ? minValue + Math.round((price - minValue) / step) * step : maxValue;
  const moved = withPrice(range, thumb, stepped, bounds);
  return { ...moved, [thumb]: Number(moved[thumb].toFixed(4)) };
}

/** Moves one thumb to exactly a typed price, limited to the available ones. */
export function withPrice(range: PriceRange, thumb: Thumb, price: number, { minValue, maxValue }: Bounds): PriceRange {
  const lowest = thumb === 'from' ? minValue : range.from;
  const highest = thumb === 'to' ? maxValue : range.to;
  return { ...range, [thumb]: within(price, lowest, highest) };
}

/** The price some steps away. From between two steps, each of them is one step away. */
export function stepsAway(price: number, count: number, { minValue, step }: Bounds): number {
  const position = (price - minValue) / step;
  // Tolerates rounding errors.
  return minValue + ((count > 0 ? Math.floor(position + 1e-6) : Math.ceil(position - 1e-6)) + count) * step;
}

/** The thumb that is nearer to a price. */
export function nearestThumb({ from, to }: PriceRange, price: number): Thumb {
  return price - from < to - price ? 'from' : 'to';
}

/** The filter's URL. Replaces only the last `from-to`, because the path may contain the same letters. */
export function rangeUrl(ajaxUrl: string, { from, to }: PriceRange): string {
  return ajaxUrl.replace(/(.*)from-to/, (_, before: string) => `${before}${from}-${to}`);
}

function within(price: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, price));
}
