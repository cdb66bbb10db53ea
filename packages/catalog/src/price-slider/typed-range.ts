import { type PriceRange, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';

/**
 * What a shopper typed into the server's form before the script came.
 * @returns undefined when nothing was typed
 */
export function typedRange(element: HTMLElement, range: PriceRange, config: PriceSliderConfig): PriceRange | undefined {
  let typed: PriceRange | undefined;
  const fields = element.querySelectorAll<HTMLInputElement>('[data-shop-fallback] input[type="number"]');
  for (const [index, { value, defaultValue }] of Array.from(fields).entries()) {
    if (value === '' || value === defaultValue) continue;
    typed = withThumb(typed ?? range, index === 0 ? 'from' : 'to', Number(value), config);
  }
  return typed;
}
