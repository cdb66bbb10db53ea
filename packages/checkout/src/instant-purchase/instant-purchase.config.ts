import { ownAddress, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-instant-purchase>`. */
export const instantPurchaseConfig = z.object({
  /** Selector of the product form, which says what is bought. */
  form: z._default(selector(), '#product_addtocart_form'),
  /** Where the order is placed: an address, or a path below the shop's base address. */
  url: z._default(ownAddress(), 'instantpurchase/button/placeOrder'),
  /** What the button says; 'Instant Purchase' in the page's language by default. */
  buttonText: z._default(z.string(), ''),
});

export type InstantPurchaseConfig = z.output<typeof instantPurchaseConfig>;
