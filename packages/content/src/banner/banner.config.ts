import * as z from 'zod/mini';
import { backgroundConfig } from '../shared/background/background.config';

/** Settings of `<shop-banner>`, as Page Builder prints them. */
export const bannerConfig = z.extend(backgroundConfig, {
  /** When the button shows. Default: as the server printed it. */
  showButton: z.optional(z.enum(['always', 'hover', 'never'])),
  /** When the overlay has its color. Default: as the server printed it. */
  showOverlay: z.optional(z.enum(['always', 'hover', 'never'])),
});

export type BannerConfig = z.output<typeof bannerConfig>;
