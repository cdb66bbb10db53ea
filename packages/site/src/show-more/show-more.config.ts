import * as z from 'zod/mini';

/** Settings of `<shop-show-more>`. */
export const showMoreConfig = z.object({
  /** How many entries show before 'Show more' is pressed. */
  limit: z._default(z.number().check(z.minimum(0)), 5),
  /** Starts with all entries. `<shop-layered-nav>` sets it to keep an open list open after a reply. */
  open: z._default(z.boolean(), false),
});

export type ShowMoreConfig = z.output<typeof showMoreConfig>;
