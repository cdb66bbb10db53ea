import * as z from 'zod/mini';
import { productCarouselConfig } from '../product-carousel/product-carousel.config';

/** Settings of `<shop-page-builder>`. */
export const pageBuilderConfig = z.object({
  /** How many products the product carousels inside show on which screens: Page Builder's `breakpoints`. */
  breakpoints: productCarouselConfig.shape.breakpoints,
});

export type PageBuilderConfig = z.output<typeof pageBuilderConfig>;
