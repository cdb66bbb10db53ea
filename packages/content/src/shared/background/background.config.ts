import { picture } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** The settings of a background, as Page Builder prints them. */
export const backgroundConfig = z.object({
  /** What lies behind: `video` plays the film of `video-src`; an image is the style sheet's business. */
  backgroundType: z._default(z.string(), 'image'),
  /** Address at YouTube or Vimeo, or a list of files: `mp4:/a.mp4,webm:/a.webm`. With any other, the picture stays. */
  videoSrc: z._default(z.string(), ''),
  /** The film starts again at its end. */
  videoLoop: z._default(z.boolean(), true),
  /** The film rests while nobody can see it. */
  videoPlayOnlyVisible: z._default(z.boolean(), true),
  /** Nothing of the film is loaded before it comes into view. */
  videoLazyLoad: z._default(z.boolean(), true),
  /** Picture that shows until the film plays, when it cannot, and to a shopper who wants no motion. */
  videoFallbackSrc: z._default(picture(), ''),
});

export type BackgroundConfig = z.output<typeof backgroundConfig>;
