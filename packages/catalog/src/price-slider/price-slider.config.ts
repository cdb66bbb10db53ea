import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-price-slider>`, by the names of the layered navigation's slider. */
export const priceSliderConfig = z.object({
  /** The lowest price that can be chosen. */
  minValue: z.number(),
  /** The highest price that can be chosen; it can be reached wherever the steps lie. */
  maxValue: z.number(),
  /** The chosen lowest price; by default the lowest there is. */
  selectedFrom: z.optional(z.number()),
  /** The chosen highest price; by default the highest there is. */
  selectedTo: z.optional(z.number()),
  /** How prices are written, in the shape of Magento's `priceFormat`; by default the page's own. */
  priceFormat: z.optional(
    z.object({
      pattern: z.optional(z.string()),
      requiredPrecision: z.optional(z.number()),
      decimalSymbol: z.optional(z.string()),
      groupSymbol: z.optional(z.string()),
      groupLength: z.optional(z.number()),
    }),
  ),
  /** Address of the filtered list, with `from-to` in the place of the two prices; without it only the event is fired. */
  ajaxUrl: z._default(address(), ''),
  /** Shows two fields in which prices can be typed. */
  fields: z._default(z.boolean(), true),
  /** By how much an arrow key changes a price, and to what the pointer keeps, counted from the lowest. */
  step: z._default(z.number().check(z.minimum(0.01)), 1),
});

export type PriceSliderConfig = z.output<typeof priceSliderConfig>;
