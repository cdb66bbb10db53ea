import { ownUrl, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-instant-purchase>`. */
export const instantPurchaseConfig = z.object({
  /** Selector of the product form to post. */
  form: z._default(selector(), '#product_addtocart_form'),
  /** URL that places the order, or a path below the shop's base URL. */
  url: z._default(ownUrl(), 'instantpurchase/button/placeOrder'),
  /** Text of the button. Default: 'Instant Purchase' in the page's language. */
  buttonText: z._default(z.string(), ''),
});

export type InstantPurchaseConfig = z.output<typeof instantPurchaseConfig>;
