import * as z from 'zod/mini';

/** Settings of `<shop-accordion>`. Specification: catalogue, sections 2 'Theme behaviours', 4 and 9. */
export const accordionConfig = z.object({
  /** Whether several groups may be open at once. */
  multiple: z._default(z.boolean(), false),
  /** Numbers, from 0, of the groups that are open at the start. */
  active: z._default(z.array(z.number()), []),
  /** Milliseconds that opening and closing take. */
  duration: z._default(z.number().check(z.minimum(0)), 200),
});

export type AccordionConfig = z.output<typeof accordionConfig>;
