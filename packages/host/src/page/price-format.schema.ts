import * as z from 'zod/mini';

/** How a shop writes prices: the shape of Magento's `priceFormat`. */
export const priceFormatSchema = z.object({
  /** `%s` is the amount; `{sign}` is the minus sign if it is not at the start. */
  pattern: z.optional(z.string()),
  /** Digits after the decimal symbol. */
  requiredPrecision: z.optional(z.number()),
  decimalSymbol: z.optional(z.string()),
  groupSymbol: z.optional(z.string()),
  groupLength: z.optional(z.number()),
});

export type PriceFormat = z.output<typeof priceFormatSchema>;
