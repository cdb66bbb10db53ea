import { selector, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-product-reviews>`. */
export const productReviewsConfig = z.object({
  /** URL that returns the list as HTML. Without it, the server's own list and links stay. */
  url: z._default(url(), ''),
  /** Selector of the tab that opens the reviews. */
  tab: z._default(selector(), '#tab-label-reviews'),
  /** Selector of the tab's panel. After paging, the page scrolls to it. */
  panel: z._default(selector(), '#reviews'),
  /** Selector of the list's container inside the element. */
  list: z._default(selector(), '[data-role="product-review"], #product-review-container'),
  /** Selector of the links in the product's info that lead to the reviews or to the review form. */
  links: z._default(selector(), '.product-info-main .reviews-actions a'),
  /** Pixels to keep free above the scroll target. */
  offset: z._default(z.number(), 50),
  /** Duration of scrolling in milliseconds. With reduced motion, it jumps. */
  duration: z._default(z.number().check(z.minimum(0)), 300),
});

export type ProductReviewsConfig = z.output<typeof productReviewsConfig>;
