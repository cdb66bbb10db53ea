import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { filtersSchema, paginationSchema, reviewsSchema } from './review-page.schema';

/** Settings of `<shop-google-reviews>`, and the shape of the server's replies. */
export const googleReviewsConfig = z.object({
  /** The reviews of this page; or one object that holds them as `data`, with their `filters` and `pagination`. */
  reviews: z.optional(reviewsSchema),
  /** What can be filtered by, and what is chosen. */
  filters: z.optional(filtersSchema),
  /** Which page this is, and which there are. */
  pagination: z.optional(paginationSchema),
  /** Where another choice or page is asked for; by default `filters.url`. */
  url: z.optional(address()),
});

export type GoogleReviewsConfig = z.output<typeof googleReviewsConfig>;
