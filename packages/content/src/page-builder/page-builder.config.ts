import * as z from 'zod/mini';
import { productCarouselConfig } from '../product-carousel/product-carousel.config';

/** Settings of `<shop-page-builder>`. */
export const pageBuilderConfig = z.object({
  /** Number of products in the product carousels inside, for each screen width: Page Builder's `breakpoints`. */
  breakpoints: productCarouselConfig.shape.breakpoints,
});

export type PageBuilderConfig = z.output<typeof pageBuilderConfig>;
