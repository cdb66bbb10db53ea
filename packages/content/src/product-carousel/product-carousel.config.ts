import * as z from 'zod/mini';

/** Page Builder's breakpoints, by name. If several match, the last one wins. */
export const breakpoints = z.record(
  z.string(),
  z.object({
    /** Conditions of a media query, joined by `and`: `{ "max-width": "767px", "min-width": "640px" }`. */
    conditions: z._default(z.record(z.string(), z.string()), {}),
    options: z._default(
      z.object({
        /** Number of products by carousel mode. A mode without one uses that of `default`. */
        products: z._default(z.record(z.string(), z.object({ slidesToShow: z.optional(z.number()) })), {}),
      }),
      { products: {} },
    ),
  }),
);

export type Breakpoints = z.output<typeof breakpoints>;

/** Settings of `<shop-product-carousel>`: Page Builder's own. */
export const productCarouselConfig = z.object({
  /** With `continuous`, one product is centered between its partly visible neighbors. */
  carouselMode: z._default(z.enum(['default', 'continuous']), 'default'),
  /** Width of the visible part of the neighbors in continuous mode, as a CSS length. */
  centerPadding: z._default(z.string(), '50px'),
  /** Moves automatically. Off with reduced motion. */
  autoplay: z._default(z.boolean(), false),
  /** Milliseconds between two automatic movements. */
  autoplaySpeed: z._default(z.number().check(z.minimum(0)), 3000),
  /** Whether the first product follows the last one. */
  infiniteLoop: z._default(z.boolean(), true),
  /** Shows buttons for the previous and next products. */
  showArrows: z._default(z.boolean(), true),
  /** Shows a dot for every page of products. */
  showDots: z._default(z.boolean(), false),
  /** Whether the height follows the products in view. Otherwise the carousel is as high as its highest product. */
  adaptiveHeight: z._default(z.boolean(), false),
  /** Adds slick's class names to all parts, for themes that style those: `slick-slide`, `slick-prev`, `slick-dots`. */
  slickClasses: z._default(z.boolean(), false),
  /** Number of products for each screen width, in Page Builder's format. */
  breakpoints: z._default(breakpoints, {
    desktop: {
      conditions: { 'min-width': '1024px' },
      options: { products: { default: { slidesToShow: 5 } } },
    },
    tablet: {
      conditions: { 'max-width': '1024px', 'min-width': '768px' },
      options: { products: { default: { slidesToShow: 4 }, continuous: { slidesToShow: 3 } } },
    },
    mobile: {
      conditions: { 'max-width': '767px', 'min-width': '640px' },
      options: { products: { default: { slidesToShow: 3 } } },
    },
    'mobile-small': {
      conditions: { 'max-width': '640px' },
      options: { products: { default: { slidesToShow: 2 }, continuous: { slidesToShow: 1 } } },
    },
  }),
});

export type ProductCarouselConfig = z.output<typeof productCarouselConfig>;
