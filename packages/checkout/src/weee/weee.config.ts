import { priceFormatSchema } from '@shop-elements/host';
import * as z from 'zod/mini';

/** Settings of `<shop-weee>`. */
export const weeeConfig = z.object({
  /** What is shown: the row of a cart item, the line in the totals, or the fees of a product. */
  view: z._default(z.enum(['item', 'total', 'product']), 'item'),
  /** The cart item, as `totalsData.items` holds it; the view `item` needs it. */
  item: z.optional(
    z.object({
      /** Part of the ids of the blocks with the fees. */
      item_id: z._default(z.string(), ''),
      qty: z._default(z.number(), 1),
      /** Without tax and without fees; the row without tax is left out when it is not given. */
      row_total: z.optional(z.number()),
      /** With tax and without fees; likewise. */
      row_total_incl_tax: z.optional(z.number()),
      /** Fees on one piece; null, 0 and less mean that there are none to describe. */
      weee_tax_applied_amount: z._default(z.number(), 0),
      /** The fees one by one, for the whole row; also as JSON text. */
      weee_tax_applied: z._default(
        z.array(
          z.object({
            title: z._default(z.string(), ''),
            row_amount: z._default(z.number(), 0),
            row_amount_incl_tax: z._default(z.number(), 0),
          }),
        ),
        [],
      ),
    }),
  ),
  /** The cart's totals, as `totalsData.total_segments` holds them; the view `total` needs them. */
  segments: z.optional(
    z.array(z.object({ code: z.string(), title: z.optional(z.string()), value: z.optional(z.number()) })),
  ),
  /** The product's `price_info`, with its fees at the top or below `extension_attributes`; the view `product` needs it. */
  priceInfo: z.optional(z.object({ ...productFees(), extension_attributes: z.optional(z.object(productFees())) })),
  /**
   * How prices and fees show; by default as the page's checkout data says. 0: fees are in the price; 1: likewise, and
   * described; 2: they are described, with a final price below; 3: prices are without fees.
   */
  display: z._default(z.enum({ included: 0, described: 1, separate: 2, excluded: 3 }), 1),
  /** Which prices show, 1: without tax, 2: with tax, 3: both; by default as the page's checkout data says. */
  taxDisplay: z._default(z.enum({ excluding: 1, including: 2, both: 3 }), 2),
  /** Price format. Default: the page's. */
  priceFormat: z.optional(priceFormatSchema),
});

/** The fees of a product as price lists carry them: formatted prices, in HTML. */
function productFees() {
  return {
    /** The fees on one piece. */
    weee_attributes: z.optional(
      z.array(
        z.object({
          /** Code of the attribute that holds the fee: its label, unless there is one. */
          attribute_code: z._default(z.string(), ''),
          /** Name of the fee in the shop's language, where the server sends one. */
          label: z.optional(z.string()),
          amount_excl_tax: z._default(z.string(), ''),
          tax_amount_incl_tax: z._default(z.string(), ''),
        }),
      ),
    ),
    /** The price with every fee. */
    weee_adjustment: z.optional(z.string()),
  };
}

export type WeeeConfig = z.output<typeof weeeConfig>;
