import * as z from 'zod/mini';

/** Settings of `<shop-product-reviews>`. Specification: catalogue, sections 2 'Product review tab', 4 and 9. */
export const productReviewsConfig = z.object({
  /** Where the list is loaded from, as HTML; without it the server's own list and links stay as they are. */
  url: z._default(z.string(), ''),
  /** Selector of the tab that opens the reviews. */
  tab: z._default(z.string(), '#tab-label-reviews'),
  /** Pixels that stay free above what is scrolled to. */
  offset: z._default(z.number(), 50),
  /** Milliseconds that scrolling takes; none for shoppers who want no motion. */
  duration: z._default(z.number().check(z.minimum(0)), 300),
});

export type ProductReviewsConfig = z.output<typeof productReviewsConfig>;
