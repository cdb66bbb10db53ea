import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-scroll-to>`. */
export const scrollToConfig = z.object({
  /** Selector of the element to scroll to. Default: the link's own target. */
  target: z.optional(selector()),
  /** Pixels to keep free above the target, for a fixed header. */
  offset: z._default(z.number(), 135),
  /**
   * Duration of scrolling in milliseconds, or `slow` (600), `default` (400) or `fast` (200). Jumps if the shopper prefers reduced
   * motion.
   */
  duration: z._default(duration, 500),
});

export type ScrollToConfig = z.output<typeof scrollToConfig>;
