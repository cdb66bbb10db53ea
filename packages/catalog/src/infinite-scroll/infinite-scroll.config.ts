import * as z from 'zod/mini';

/** Settings of `<shop-infinite-scroll>`. Specification: catalogue, sections 4 'Infinite scroll' and 9. */
export const infiniteScrollConfig = z.object({
  /** How many pages load by themselves before a button has to be pressed. */
  autoPages: z._default(z.number(), 2),
  /** Pixels below the viewport within which the end of the list loads the next page. */
  distance: z._default(z.number(), 100),
  /** Selector of the list, on the page and in a reply. */
  list: z._default(z.string(), '.product-items'),
  /** Selector of one product in it. */
  item: z._default(z.string(), '.product-item'),
  /** Selector of the link to the next page. */
  next: z._default(z.string(), 'a.next'),
  /** How the shop is asked: `get`, or `post` for the ajax add-on's older form. */
  request: z._default(z.enum(['get', 'post']), 'get'),
});

export type InfiniteScrollConfig = z.output<typeof infiniteScrollConfig>;
