import { ownAddress, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-coupon>`. */
export const couponConfig = z.object({
  /** Address the form is posted to. Default: the form's own. */
  url: z.optional(ownAddress()),
  /** Selector of the form inside. */
  form: z._default(selector(), 'form'),
});

export type CouponConfig = z.output<typeof couponConfig>;
