import * as z from 'zod/mini';

/** Settings of `<shop-post-action>`. */
export const postActionConfig = z.object({
  /** Posts without leaving the page. */
  ajax: z._default(z.boolean(), false),
  /** Guests are taken to the login page instead; of calls without leaving the page the wishlist's need it by themselves. */
  requiresLogin: z._default(z.boolean(), false),
});

export type PostActionConfig = z.output<typeof postActionConfig>;
