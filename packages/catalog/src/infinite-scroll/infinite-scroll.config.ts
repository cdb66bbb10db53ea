import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-infinite-scroll>`. */
export const infiniteScrollConfig = z.object({
  /** How many pages load automatically before the button appears, so that shoppers can reach the footer. */
  autoPages: z._default(z.number(), 2),
  /** The next page loads when the end of the list is at most this many pixels below the viewport. */
  distance: z._default(z.number(), 100),
  /** Selector of the list, on the page and in replies. */
  list: z._default(selector(), '.product-items'),
  /** Selector of one product in the list. */
  item: z._default(selector(), '.product-item'),
  /** Selector of the link to the next page. */
  next: z._default(selector(), 'a.next'),
  /** Selector of the link to the previous page. It becomes a button above a list that starts on a later page. */
  previous: z._default(selector(), 'a.previous'),
  /** Selector of the pager. The pager of the last loaded page replaces it. */
  pages: z._default(selector(), '.pages'),
  /** Selector of the numbers in the toolbar: first, last and total, or of the text that contains all three. */
  amount: z._default(selector(), '.toolbar-amount .toolbar-number'),
  /** Which URL the address bar shows: `follow`, that of the page in view; `keep`, that of the whole list, without a page number. */
  address: z._default(z.enum(['follow', 'keep']), 'follow'),
  /** How to request a page: `get`, or `post` for older versions of the Ajax add-on. */
  request: z._default(z.enum(['get', 'post']), 'get'),
});

export type InfiniteScrollConfig = z.output<typeof infiniteScrollConfig>;
