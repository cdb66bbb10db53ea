import * as z from 'zod/mini';

const settings = z.object({
  /** Autoplays the base video, if the gallery shows it first. */
  playIfBase: z._default(z.boolean(), false),
  /** Lets the provider suggest other videos at the end. */
  showRelated: z._default(z.boolean(), false),
  /** Loops videos. */
  videoAutoRestart: z._default(z.boolean(), false),
});

const items = z.array(
  z.object({
    /** `image`, or `external-video` for every kind of video. */
    mediaType: z._default(z.string(), 'image'),
    /** URL at YouTube or Vimeo, which may have a start time, or files: `mp4:/a.mp4,webm:/a.webm`. */
    videoUrl: z.optional(z.nullable(z.string())),
    /** Whether it is the product's main picture or video. */
    isBase: z._default(z.boolean(), false),
    /** URL of the captions (WebVTT) for video files. */
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
   * Cookie of the shopper's consent. On a page with a consent bar, providers' videos don't autoplay before the shopper consents; the
   * shop's own files may. Empty: no consent is needed.
   */
  consentCookie: z._default(z.string(), 'user_allowed_save_cookie'),
});

export type GalleryVideoConfig = z.output<typeof galleryVideoConfig>;
export type GalleryItem = GalleryVideoConfig['items'][number];
