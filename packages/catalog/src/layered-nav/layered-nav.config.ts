import * as z from 'zod/mini';

/** Settings of `<shop-layered-nav>`. Specification: catalogue, section 2 'Layered navigation category pages'. */
export const layeredNavConfig = z.object({
  /** Selector of the filters. Without it the ajax add-on's `.layered-filter-block-container`, else Luma's `.block.filter`. */
  navigation: z.optional(z.string()),
  /** Selector of what a reply replaces of the list. Without it the add-on's `#layer-product-list`, else Luma's toolbars and list. */
  products: z.optional(z.string()),
  /** How the shop is asked: `get` for stock shops and the newer add-on, `post` for the add-on's older form. */
  request: z._default(z.enum(['get', 'post']), 'get'),
  /** The add-on's sliders by attribute code, each with the settings of a `<shop-price-slider>`; replies bring their own. */
  slider: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  /** Filter groups open and close, unless the page's own scripts do that already. */
  accordion: z._default(z.boolean(), true),
});

export type LayeredNavConfig = z.output<typeof layeredNavConfig>;
