import * as z from 'zod/mini';

/** Settings of `<shop-slider>`: Page Builder's own. */
export const sliderConfig = z.object({
  /** Autoplay. Off with reduced motion. */
  autoplay: z._default(z.boolean(), false),
  /** Milliseconds that a slide stays. 0 moves on at once. */
  autoplaySpeed: z._default(z.number().check(z.minimum(0)), 0),
  /** Whether slides fade into each other instead of moving. */
  fade: z._default(z.boolean(), false),
  /** Whether the first slide follows the last one. */
  infiniteLoop: z._default(z.boolean(), true),
  /** Shows buttons for the previous and next slide. */
  showArrows: z._default(z.boolean(), true),
  /** Shows a dot for every slide. */
  showDots: z._default(z.boolean(), false),
  /** Whether the height follows the slides in view; otherwise it is that of the highest slide. */
  adaptiveHeight: z._default(z.boolean(), false),
  /** Whether all parts also have slick's class names, for a theme that styles those: `slick-slide`, `slick-prev`, `slick-dots`. */
  slickClasses: z._default(z.boolean(), false),
});

export type SliderConfig = z.output<typeof sliderConfig>;
