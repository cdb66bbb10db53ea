import * as z from 'zod/mini';

const settings = z.object({
  /** The base video plays by itself, if it is what the gallery shows first. */
  playIfBase: z._default(z.boolean(), false),
  /** At its end the provider offers videos of others. */
  showRelated: z._default(z.boolean(), false),
  /** A video that has ended starts again. */
  videoAutoRestart: z._default(z.boolean(), false),
});

const items = z.array(
  z.object({
    /** `image`, or `external-video` for every kind of video. */
    mediaType: z._default(z.string(), 'image'),
    /** Address at YouTube or Vimeo, or a file: `mp4:/a.mp4,webm:/a.webm`. A start time in it is kept. */
    videoUrl: z.optional(z.nullable(z.string())),
    /** It is the product's main picture or video. */
    isBase: z._default(z.boolean(), false),
    /** Address of the captions (WebVTT) for the shop's own film. */
    captions: z.optional(z.string()),
  }),
);

/** Settings of `<shop-gallery-video>`. */
export const galleryVideoConfig = z.object({
  /** The gallery's items in order: Magento's `videoData`. */
  items: z._default(items, []),
  /** The items of each variant, by product id: Magento's `optionsVideoData`. */
  options: z._default(z.record(z.string(), items), {}),
  /** Playback settings: Magento's `videoSettings`, as an object or a list of one. */
  settings: z._default(z.union([settings, z.array(settings)]), []),
  /** Window width in pixels up to which no video autoplays. */
  mobileWidth: z._default(z.number(), 768),
  /**
   * Cookie of the shopper's consent. On a page with a consent bar no provider's video plays by itself before the consent is given;
   * the shop's own films may. Empty: no consent is needed.
   */
  consentCookie: z._default(z.string(), 'user_allowed_save_cookie'),
});

export type GalleryVideoConfig = z.output<typeof galleryVideoConfig>;
export type GalleryItem = GalleryVideoConfig['items'][number];
