import { url } from '@shop-elements/core/kinds';
import { priceFormatSchema } from '@shop-elements/host';
import * as z from 'zod/mini';

/** Settings of `<shop-price-slider>`, with the names of the layered navigation's slider. */
export const priceSliderConfig = z.object({
  /** The lowest price that can be selected. */
  minValue: z.number(),
  /** The highest price that can be selected, even if it is not on a step. */
  maxValue: z.number(),
  /** The selected lowest price. Default: `minValue`. */
  selectedFrom: z.optional(z.number()),
  /** The selected highest price. Default: `maxValue`. */
  selectedTo: z.optional(z.number()),
  /** Price format, like Magento's `priceFormat`. Default: the page's. */
  priceFormat: z.optional(priceFormatSchema),
  /** URL of the filtered list, with `from-to` as placeholder for the prices. Without it, only the event fires. */
  ajaxUrl: z._default(url(), ''),
  /** Shows two fields to type prices. */
  fields: z._default(z.boolean(), true),
  /** Step of the arrow keys and the pointer, counted from the lowest price. */
  step: z._default(z.number().check(z.minimum(0.01)), 1),
});

export type PriceSliderConfig = z.output<typeof priceSliderConfig>;
