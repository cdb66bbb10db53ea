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
   * What is left to pay. By default the page's own totals, which are followed: `checkoutConfig.totalsData`, Luma's quote, and
   * the shop's answer after a coupon. The method `free` takes the place of the others when it is nothing.
   */
  grandTotal: z.optional(z.number()),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type OfflinePaymentConfig = z.output<typeof offlinePaymentConfig>;
