import * as z from 'zod/mini';

/** Settings of `<shop-post-action>`. */
export const postActionConfig = z.object({
  /** Posts without leaving the page. */
  ajax: z._default(z.boolean(), false),
  /** Sends guests to the login page. Ajax posts for the wishlist always do. */
  requiresLogin: z._default(z.boolean(), false),
});

export type PostActionConfig = z.output<typeof postActionConfig>;
