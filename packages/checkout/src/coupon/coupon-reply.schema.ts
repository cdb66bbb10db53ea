import * as z from 'zod/mini';

/** What the coupon's address answers. */
export const couponReplySchema = z.object({
  success: z.boolean(),
  /** The new block, which replaces the one on the page. */
  html: z._default(z.string(), ''),
  /** For the shopper. */
  message: z._default(z.string(), ''),
});
