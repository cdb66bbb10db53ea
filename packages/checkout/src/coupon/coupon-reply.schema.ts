import * as z from 'zod/mini';

/** The shop's reply to the coupon form. */
export const couponReplySchema = z.object({
  /** Missing in replies that contain only a message. */
  success: z.optional(z.boolean()),
  /** Replaces the element's content; PHP's `false` if it stays. */
  html: z.optional(z.unknown()),
  /** Shown to the shopper in an alert; PHP's `false` if there is none. */
  message: z.optional(z.unknown()),
});
