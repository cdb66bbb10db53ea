import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-layered-nav>`. */
export const layeredNavConfig = z.object({
  /** Selector of the filters. Default: the Ajax add-on's `.layered-filter-block-container`, else Luma's `.block.filter`. */
  navigation: z.optional(selector()),
  /** Selector of the list that a reply replaces. Default: the add-on's `#layer-product-list`, else Luma's toolbars and list. */
  products: z.optional(selector()),
  /** Selector of the pager inside the list. */
  pages: z._default(selector(), '.pages'),
  /** Selector of one filter group. */
  groups: z._default(selector(), '.filter-options-item'),
  /** Selector of the active filters. */
  current: z._default(selector(), '.filter-current'),
  /** Selector of one product. */
  item: z._default(selector(), '.product-item'),
  /** Selector of the numbers in the toolbar. The last one is the number of matching products. */
  amount: z._default(selector(), '.toolbar-amount .toolbar-number'),
  /** Selectors of other parts that a whole-page reply replaces. */
  update: z._default(z.array(selector()), [
    'h1',
    '.breadcrumbs',
    '.category-description',
    'link[rel=canonical]',
    'meta[name=robots]',
    'title',
    'script[type="application/ld+json"]',
  ]),
  /**
   * How to request a list. Default: `post` on a page with the Ajax add-on's list, because a cache may answer a `get` with a whole page;
   * `get` on a stock page.
   */
  request: z.optional(z.enum(['post', 'get'])),
  /** Requests a list when the shopper hovers or focuses its filter. */
  prefetch: z._default(z.boolean(), false),
  /** The add-on's sliders by attribute code, each with the settings of a `<shop-price-slider>`. Replies may contain their own. */
  slider: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /** Makes filter groups open and close, unless the page's own scripts do that. */
  accordion: z._default(z.boolean(), true),
  /** Selector of the groups that open as a dropdown over the page, one at a time. */
  dropdown: z.optional(selector()),
  /** Adds a search field to groups with more options than this. 0 adds none. */
  search: z._default(z.number().check(z.minimum(0)), 12),
});

export type LayeredNavConfig = z.output<typeof layeredNavConfig>;
