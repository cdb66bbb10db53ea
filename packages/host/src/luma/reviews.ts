/** What Luma calls the parts of a product's reviews. */
export const reviewParts = {
  /** Says that the server has printed the list. */
  printed: '.review-list, .review-item',
  /** One review. */
  item: '.review-item',
  /** A link to another page of the list. */
  pageLink: '.pages a[href]',
} as const;
