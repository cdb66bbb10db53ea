import * as z from 'zod/mini';

/** Settings of `<shop-show-more>`. */
export const showMoreConfig = z.object({
  /** Number of entries that show before 'Show more' is pressed. */
  limit: z._default(z.number().check(z.minimum(0)), 5),
  /** Whether the list starts with all entries. `<shop-layered-nav>` sets it to keep a list open after it has loaded a new one. */
  open: z._default(z.boolean(), false),
});

export type ShowMoreConfig = z.output<typeof showMoreConfig>;
