import * as z from 'zod/mini';

/** Totals of a cart, from `checkoutConfig.totalsData` or from Magento's REST API. */
export const totalsSchema = z.object({
  grand_total: z.optional(z.nullable(z.number())),
  /** The lines of other extensions may have any value. */
  total_segments: z._default(z.array(z.object({ code: z.string(), value: z.optional(z.unknown()) })), []),
});

/** An amount of the totals. Magento treats null as 0. */
export const amountSchema = z.nullable(z.number());
