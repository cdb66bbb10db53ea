import { ownAddress } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-onepage-checkout>`. */
export const onepageCheckoutConfig = z.object({
  /**
   * Addresses, where they are not the usual ones. `login`, `billing`, `shipping`, `shippingMethod`, `payment` and `review`
   * save those steps; by default each form's own address does, or OpenMage's where the form has none. `progress` answers with what was chosen in a step, as HTML
   * for the page's progress column. `success` is the page after the order, `failure` the one for a shopper whose session
   * has ended.
   */
  urls: z._default(z.record(z.string(), ownAddress()), {}),
  /** The steps in their order; those that the page does not have are left out. */
  steps: z._default(z.array(z.string()), ['login', 'billing', 'shipping', 'shipping_method', 'payment', 'review']),
});

export type OnepageCheckoutConfig = z.output<typeof onepageCheckoutConfig>;
