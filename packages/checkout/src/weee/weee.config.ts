import { priceFormatSchema } from '@shop-elements/host';
import * as z from 'zod/mini';
import { DISPLAY, TAX_DISPLAY } from './display';

/** Settings of `<shop-weee>`. */
export const weeeConfig = z.object({
  /** What to show: the row of a cart item, the line in the totals, or the fees of a product. */
  view: z._default(z.enum(['item', 'total', 'product']), 'item'),
  /** The cart item, in the format of `totalsData.items`; required by the view `item`. */
  item: z.optional(
    z.object({
      /** Used in the ids of the blocks with the fees. */
      item_id: z._default(z.string(), ''),
      qty: z._default(z.number(), 1),
      /** Without tax and fees. If missing, the row without tax is left out. */
      row_total: z.optional(z.number()),
      /** With tax, without fees. If missing, the row with tax is left out. */
      row_total_incl_tax: z.optional(z.number()),
      /** Fees per item. If null or not above 0, the fees are not described. */
      weee_tax_applied_amount: z._default(z.number(), 0),
      /** The single fees, for the whole row; a list or a JSON text. */
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
  /** The cart's totals, in the format of `totalsData.total_segments`; required by the view `total`. */
  segments: z.optional(
    z.array(z.object({ code: z.string(), title: z.optional(z.string()), value: z.optional(z.unknown()) })),
  ),
  /** The product's `price_info`, with its fees at the top or below `extension_attributes`; required by the view `product`. */
  priceInfo: z.optional(z.object({ ...productFees(), extension_attributes: z.optional(z.object(productFees())) })),
  /**
   * How to show prices and fees. 0: prices include fees; 1: prices include fees, which are also described; 2: prices exclude fees,
   * which are described, with a final price below; 3: prices exclude fees. Default: from the page's checkout data.
   */
  display: z._default(z.enum(DISPLAY), 1),
  /** Which prices to show. 1: without tax; 2: with tax; 3: both. Default: from the page's checkout data. */
  taxDisplay: z._default(z.enum(TAX_DISPLAY), 2),
  /** Price format. Default: the page's. */
  priceFormat: z.optional(priceFormatSchema),
});

/** The fees of a product in Magento's price data: formatted prices, in HTML. */
function productFees() {
  return {
    /** The fees per item. */
    weee_attributes: z.optional(
      z.array(
        z.object({
          /** Code of the fee's attribute: the default label. */
          attribute_code: z._default(z.string(), ''),
          /** Name of the fee in the shop's language. */
          label: z.optional(z.string()),
          amount_excl_tax: z._default(z.string(), ''),
          tax_amount_incl_tax: z._default(z.string(), ''),
        }),
      ),
    ),
    /** The price including all fees. */
    weee_adjustment: z.optional(z.string()),
  };
}

export type WeeeConfig = z.output<typeof weeeConfig>;

/** The value of the line with the fees in the totals. The lines of other extensions may have any value. */
export const totalFeesSchema = z.number();
