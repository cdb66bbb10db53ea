import * as z from 'zod/mini';

/** Settings of `<shop-coupon>`. Specification: checkout, sections 5 'Coupon form' and 7 'Legacy checkout'. */
export const couponConfig = z.object({
  /** Where the form is posted; by default its own address. */
  url: z.optional(z.string()),
  /** Selector of the form inside. */
  form: z._default(z.string(), 'form'),
});

export type CouponConfig = z.output<typeof couponConfig>;
