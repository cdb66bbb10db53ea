import * as z from 'zod/mini';

/** Settings of `<shop-retina-images>`. */
export const retinaImagesConfig = z.object({
  /** Attribute of an image that holds the address of its picture in double size. */
  attribute: z._default(z.string(), 'data-src-2x'),
});

export type RetinaImagesConfig = z.output<typeof retinaImagesConfig>;
