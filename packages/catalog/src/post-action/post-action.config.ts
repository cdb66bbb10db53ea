import * as z from 'zod/mini';

/** Settings of `<shop-post-action>`. */
export const postActionConfig = z.object({
  /** Posts without leaving the page. */
  ajax: z._default(z.boolean(), false),
  /** Sends guests to the login page, except to compare products. For the wishlist, the shop does so itself, and remembers the product. */
  requiresLogin: z._default(z.boolean(), false),
});

export type PostActionConfig = z.output<typeof postActionConfig>;
