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

/** The shop's reply to the coupon form. */
export const couponReplySchema = z.object({
  /** Missing in replies that contain only a message. */
  success: z.optional(z.boolean()),
  /** Replaces the element's content; PHP's `false` if it stays. */
  html: z.optional(z.unknown()),
  /** Shown to the shopper in an alert; PHP's `false` if there is none. */
  message: z.optional(z.unknown()),
});
