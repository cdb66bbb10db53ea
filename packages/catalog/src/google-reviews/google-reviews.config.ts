import { url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { filtersSchema, paginationSchema, reviewsSchema } from './review-page.schema';

/** Settings of `<shop-google-reviews>`, and the shape of the server's replies. */
export const googleReviewsConfig = z.object({
  /** The reviews of this page; or an object with `data`, `filters` and `pagination`. */
  reviews: z.optional(reviewsSchema),
  /** The available and selected filters. */
  filters: z.optional(filtersSchema),
  /** The current page and the number of pages. */
  pagination: z.optional(paginationSchema),
  /** URL that returns another selection or page. Default: `filters.url`. */
  url: z.optional(url()),
});

export type GoogleReviewsConfig = z.output<typeof googleReviewsConfig>;
