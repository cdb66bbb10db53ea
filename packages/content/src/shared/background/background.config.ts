import { pictureUrl } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** The settings of a background, as Page Builder prints them. */
export const backgroundConfig = z.object({
  /** Kind of background. `video` plays `video-src`; your style sheet sets images. */
  backgroundType: z._default(z.string(), 'image'),
  /**
   * YouTube or Vimeo address, or a list of files: `mp4:/a.mp4,webm:/a.webm`. With any other value, the picture stays. If the page
   * asks for consent to cookies, YouTube and Vimeo are contacted only after the shopper has consented.
   */
  videoSrc: z._default(z.string(), ''),
  /** Loops the video. Without a loop, it stops at its end. */
  videoLoop: z._default(z.boolean(), true),
  /** Pauses the video while it is out of view. */
  videoPlayOnlyVisible: z._default(z.boolean(), true),
  /** Loads the video when it comes into view. */
  videoLazyLoad: z._default(z.boolean(), true),
  /** Picture shown until the video plays, if it cannot play, and with reduced motion. */
  videoFallbackSrc: z._default(pictureUrl(), ''),
});

export type BackgroundConfig = z.output<typeof backgroundConfig>;
