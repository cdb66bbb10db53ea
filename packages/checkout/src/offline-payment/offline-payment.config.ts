import * as z from 'zod/mini';

/** Settings of `<shop-offline-payment>`. */
export const offlinePaymentConfig = z.object({
  /** The payment method's code. */
  method: z.enum(['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free']),
  /** Mailing address for checks: escaped text with `<br>`, as Magento prints it. */
  mailingAddress: z._default(z.string(), ''),
  /** Who checks are payable to: plain text. */
  payableTo: z._default(z.string(), ''),
  /** How to pay: escaped text with `<br>`, as Magento prints it. */
  instructions: z._default(z.string(), ''),
  /**
   * The amount left to pay. Default: the page's totals, with their changes: `checkoutConfig.totalsData`, Luma's quote, and the shop's
   * reply after a coupon. If it is 0, the method `free` replaces the others.
   */
  grandTotal: z.optional(z.number()),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type OfflinePaymentConfig = z.output<typeof offlinePaymentConfig>;
