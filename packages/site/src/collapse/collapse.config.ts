import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-collapse>`. */
export const collapseConfig = z.object({
  /** Whether the panel is open at the start. */
  open: z._default(z.boolean(), false),
  /** Duration of opening and closing in milliseconds, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 350),
  /** Window width in pixels from which the panel stays open, as in footer columns. Default: never. */
  openFrom: z.optional(z.number()),
});

export type CollapseConfig = z.output<typeof collapseConfig>;
