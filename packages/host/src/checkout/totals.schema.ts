import * as z from 'zod/mini';

/** Totals of a cart, as `checkoutConfig.totalsData` and Magento's REST API have them. */
export const totalsSchema = z.object({
  grand_total: z.optional(z.nullable(z.number())),
  total_segments: z._default(z.array(z.object({ code: z.string(), value: z.optional(z.nullable(z.number())) })), []),
});
