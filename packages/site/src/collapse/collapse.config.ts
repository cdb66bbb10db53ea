import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-collapse>`. */
export const collapseConfig = z.object({
  /** Whether the panel is open at the start. */
  open: z._default(z.boolean(), false),
  /** Milliseconds that opening and closing take, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 350),
  /** Window width in pixels from which the panel is open and nothing is toggled, as in the columns of a footer. Never, by default. */
  openFrom: z.optional(z.number()),
});

export type CollapseConfig = z.output<typeof collapseConfig>;
