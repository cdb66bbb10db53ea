import { ownUrl } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-onepage-checkout>`. */
export const onepageCheckoutConfig = z.object({
  /**
   * URLs that differ from the defaults. `login`, `billing`, `shipping`, `shippingMethod`, `payment` and `review` save those steps; by
   * default the form's `action`, or OpenMage's URL if the form has none. `progress` returns the HTML of the page's progress column for a
   * step. `success` is the page after the order, `failure` the page after the session has ended.
   */
  urls: z._default(z.record(z.string(), ownUrl()), {}),
  /** The steps in order. Steps that are not on the page are skipped. */
  steps: z._default(z.array(z.string()), ['login', 'billing', 'shipping', 'shipping_method', 'payment', 'review']),
});

export type OnepageCheckoutConfig = z.output<typeof onepageCheckoutConfig>;
