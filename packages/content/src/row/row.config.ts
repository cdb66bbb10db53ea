import * as z from 'zod/mini';
import { backgroundConfig } from '../shared/background/background.config';

/** Settings of `<shop-row>`, as Page Builder prints them. */
export const rowConfig = z.extend(backgroundConfig, {
  /** Parallax: `1` turns it on. */
  enableParallax: z._default(z.string(), '0'),
  /** Parallax speed from -1 to 2: at 0 the background is fixed, at 1 it moves with the page. Invalid numbers give 0.5. */
  parallaxSpeed: z._default(z.string(), '0.5'),
});

export type RowConfig = z.output<typeof rowConfig>;
