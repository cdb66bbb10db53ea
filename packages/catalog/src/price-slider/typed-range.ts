import { type PriceRange, withPrice } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';

/** The range with what a shopper typed into the server's form before the script came. */
export function typedRange(element: HTMLElement, range: PriceRange, config: PriceSliderConfig): PriceRange {
  let typed = range;
  const fields = element.querySelectorAll<HTMLInputElement>('[data-shop-fallback] input[type="number"]');
  fields.forEach(({ value, defaultValue }, index) => {
    if (value !== '' && value !== defaultValue)
      typed = withPrice(typed, index === 0 ? 'from' : 'to', Number(value), config);
  });
  return typed;
}
