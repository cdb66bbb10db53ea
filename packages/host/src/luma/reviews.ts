/** Luma's selectors for the parts of a product's reviews. */
export const reviewParts = {
  /** Exists if the server has printed the list. */
  printed: '.review-list, .review-item',
  /** One review. */
  item: '.review-item',
  /** A link to another page of the list. */
  pageLink: '.pages a[href]',
  /** Chooses the number of reviews on a page; its options are URLs. */
  limiter: '.limiter-options',
} as const;
