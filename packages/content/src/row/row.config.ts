import * as z from 'zod/mini';
import { backgroundConfig } from '../shared/background/background.config';

/** Settings of `<shop-row>`, as Page Builder prints them. */
export const rowConfig = z.extend(backgroundConfig, {
  /** With `1` the background moves slower or faster than the page; with anything else it does not. */
  enableParallax: z._default(z.string(), '0'),
  /** How fast: 0 stands still, 1 moves with the page. From -1 to 2; what is no number is 0.5. */
  parallaxSpeed: z._default(z.string(), '0.5'),
});

export type RowConfig = z.output<typeof rowConfig>;
