import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-infinite-scroll>`. */
export const infiniteScrollConfig = z.object({
  /** How many pages load automatically before the button appears, so that shoppers can reach the footer. */
  autoPages: z._default(z.number(), 2),
  /** Pixels below the viewport within which the end of the list loads the next page. */
  distance: z._default(z.number(), 100),
  /** Selector of the list, on the page and in a reply. */
  list: z._default(selector(), '.product-items'),
  /** Selector of one product in it. */
  item: z._default(selector(), '.product-item'),
  /** Selector of the link to the next page. */
  next: z._default(selector(), 'a.next'),
  /** Selector of the link to the previous page. It becomes a button above a list that starts on a later page. */
  previous: z._default(selector(), 'a.previous'),
  /** Selector of the pager. It is replaced by the pager of the last loaded page. */
  pages: z._default(selector(), '.pages'),
  /** Selector of the numbers in the toolbar: first, last and total. */
  amount: z._default(selector(), '.toolbar-amount .toolbar-number'),
  /** What the address bar shows: with `follow`, the URL is that of the page in view. With `keep`, it stays that of the list. */
  address: z._default(z.enum(['follow', 'keep']), 'follow'),
  /** How to request a page: `get`, or `post` for the ajax add-on's older form. */
  request: z._default(z.enum(['get', 'post']), 'get'),
});

export type InfiniteScrollConfig = z.output<typeof infiniteScrollConfig>;
