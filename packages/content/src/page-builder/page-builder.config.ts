import * as z from 'zod/mini';

/** Settings of `<shop-page-builder>`. Specification: catalogue, section 3 'Content block data attributes'. */
export const pageBuilderConfig = z.object({
  /** Page Builder's breakpoints by name, for its product carousels: which screens each is for, and how many products they show. */
  breakpoints: z.optional(z.record(z.string(), z.unknown())),
});

export type PageBuilderConfig = z.output<typeof pageBuilderConfig>;
