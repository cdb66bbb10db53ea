import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-accordion>`. */
export const accordionConfig = z.object({
  /** Whether several groups may be open at once. */
  multiple: z._default(z.boolean(), false),
  /** Indexes, from 0, of the groups that start open. */
  active: z._default(z.array(z.number()), []),
  /** Duration of opening and closing in milliseconds, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 200),
  /** Window width in pixels from which all groups stay open, as in footer columns. Default: never. */
  openFrom: z.optional(z.number()),
});

export type AccordionConfig = z.output<typeof accordionConfig>;
