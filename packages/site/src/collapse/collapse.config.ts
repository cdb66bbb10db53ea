import * as z from 'zod/mini';

/** Settings of `<shop-collapse>`. Specification: catalogue, sections 4 and 9. */
export const collapseConfig = z.object({
  /** Whether the panel is open at the start. */
  open: z._default(z.boolean(), false),
  /** Milliseconds that opening and closing take. */
  duration: z._default(z.number().check(z.minimum(0)), 350),
});

export type CollapseConfig = z.output<typeof collapseConfig>;
