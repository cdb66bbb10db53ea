import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-scroll-to>`. */
export const scrollToConfig = z.object({
  /** Selector of the element to scroll to; by default the one that the link inside names. */
  target: z.optional(selector()),
  /** Pixels that stay free above it, for a fixed header. */
  offset: z._default(z.number(), 135),
  /** Milliseconds that scrolling takes, or `slow` (600), `default` (400) or `fast` (200). It jumps if the shopper prefers reduced motion. */
  duration: z._default(duration, 500),
});

export type ScrollToConfig = z.output<typeof scrollToConfig>;
