import * as z from 'zod/mini';

/** Settings of `<shop-retina-images>`. */
export const retinaImagesConfig = z.object({
  /** Image attribute with the URL of the double-size picture. */
  attribute: z._default(z.string(), 'data-src-2x'),
});

export type RetinaImagesConfig = z.output<typeof retinaImagesConfig>;
