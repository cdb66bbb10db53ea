import { ownUrl, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-coupon>`. */
export const couponConfig = z.object({
  /** URL to post to. Default: the form's `action`. */
  url: z.optional(ownUrl()),
  /** Selector of the coupon form inside the element. */
  form: z._default(selector(), 'form'),
});

export type CouponConfig = z.output<typeof couponConfig>;
