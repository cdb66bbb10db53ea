import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-accordion>`. */
export const accordionConfig = z.object({
  /** Whether several groups may be open at once. */
  multiple: z._default(z.boolean(), false),
  /** Numbers, from 0, of the groups that are open at the start. */
  active: z._default(z.array(z.number()), []),
  /** Milliseconds that opening and closing take, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 200),
  /** Window width in pixels from which all groups are open and nothing is toggled, as in the columns of a footer. Never, by default. */
  openFrom: z.optional(z.number()),
});

export type AccordionConfig = z.output<typeof accordionConfig>;
