import * as z from 'zod/mini';

/** Settings of `<shop-top-menu>`. */
export const topMenuConfig = z.object({
  /** Pixels of scrolling in one direction before the menu reacts. */
  tolerance: z._default(z.number().check(z.minimum(0)), 8),
  /** Window width in pixels from which the menu stays visible. Default: never. */
  openFrom: z.optional(z.number()),
});

export type TopMenuConfig = z.output<typeof topMenuConfig>;
