import * as z from 'zod/mini';

const settings = z.object({
  /** The base video plays by itself, if it is what the gallery shows first. */
  playIfBase: z._default(z.boolean(), false),
  /** At its end the provider offers videos of others. */
  showRelated: z._default(z.boolean(), false),
  /** A video that has ended starts again. */
  videoAutoRestart: z._default(z.boolean(), false),
});

/** Settings of `<shop-gallery-video>`. Specification: catalogue, section 3 'Gallery video item' and 'Video settings'. */
export const galleryVideoConfig = z.object({
  /** What each frame of the gallery is, in their order: Magento's `videoData`. */
  items: z._default(
    z.array(
      z.object({
        /** `image`, or `external-video` for every kind of video. */
        mediaType: z._default(z.string(), 'image'),
        /** Address at YouTube or Vimeo, or a file: `mp4:/a.mp4,webm:/a.webm`. */
        videoUrl: z.optional(z.nullable(z.string())),
        /** It is the product's main picture or video. */
        isBase: z._default(z.boolean(), false),
      }),
    ),
    [],
  ),
  /** How videos play: Magento's `videoSettings`, also in its list of one. */
  settings: z._default(z.union([settings, z.array(settings)]), []),
  /** Window width in pixels up to which no video plays by itself. */
  mobileWidth: z._default(z.number(), 768),
});

export type GalleryVideoConfig = z.output<typeof galleryVideoConfig>;
export type GalleryItem = GalleryVideoConfig['items'][number];
