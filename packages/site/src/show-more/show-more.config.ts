import * as z from 'zod/mini';

/** Settings of `<shop-show-more>`. */
export const showMoreConfig = z.object({
  /** How many entries show before 'Show more' is pressed. */
  limit: z._default(z.number().check(z.minimum(0)), 5),
  /** All entries show at the start. `<shop-layered-nav>` sets it, so that a long list stays open over a reply. */
  open: z._default(z.boolean(), false),
});

export type ShowMoreConfig = z.output<typeof showMoreConfig>;
