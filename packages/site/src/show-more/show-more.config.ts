import * as z from 'zod/mini';

/** Settings of `<shop-show-more>`. Specification: catalogue, section 2 'Theme behaviours'. */
export const showMoreConfig = z.object({
  /** How many entries show before 'Show more' is pressed. */
  limit: z._default(z.number().check(z.minimum(0)), 5),
});

export type ShowMoreConfig = z.output<typeof showMoreConfig>;
