import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-masonry>`. */
export const masonryConfig = z.object({
  /** Selector of the items; where nothing matches, the children are the items. */
  item: z._default(selector(), '.product-item'),
  /**
   * Width of a column in pixels, or the selector of an element inside that has it. With 0, `packery` needs no columns and
   * `masonry` takes the first item's width.
   */
  columnWidth: z._default(z.union([z.number(), selector()]), 0),
  /** Pixels between items, or the selector of an element inside whose width they have. */
  gutter: z._default(z.union([z.number(), selector()]), 0),
  /** How items are placed: `packery` fills gaps, `masonry` puts each item into the shortest column, `fitRows` keeps rows. */
  layout: z._default(z.enum(['packery', 'masonry', 'fitRows']), 'packery'),
  /** Whether the shopper may arrange the items: by dragging, or with the arrow keys on an item that has the focus. */
  draggable: z._default(z.boolean(), false),
});

export type MasonryConfig = z.output<typeof masonryConfig>;
