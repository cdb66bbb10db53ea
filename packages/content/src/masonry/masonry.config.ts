import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-masonry>`. */
export const masonryConfig = z.object({
  /** Selector of the items. If nothing matches, the children are the items. */
  item: z._default(selector(), '.product-item'),
  /**
   * Width of a column in pixels, or the selector of an element inside with that width. With 0, `packery` uses no columns and
   * `masonry` uses the first item's width.
   */
  columnWidth: z._default(z.union([z.number(), selector()]), 0),
  /** Space between items in pixels, or the selector of an element inside with that width. */
  gutter: z._default(z.union([z.number(), selector()]), 0),
  /** The layout: `packery` fills gaps, `masonry` puts each item into the shortest column, `fitRows` makes rows. */
  layout: z._default(z.enum(['packery', 'masonry', 'fitRows']), 'packery'),
  /** Whether the shopper can arrange the items: by dragging, or with the arrow keys on a focused item. */
  draggable: z._default(z.boolean(), false),
});

export type MasonryConfig = z.output<typeof masonryConfig>;
