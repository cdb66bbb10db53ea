import * as z from 'zod/mini';

/** Settings of `<shop-slider>`: Page Builder's own. */
export const sliderConfig = z.object({
  /** Moves automatically. Off with reduced motion. */
  autoplay: z._default(z.boolean(), false),
  /** Milliseconds that a slide stays. 0 shows the next one immediately. */
  autoplaySpeed: z._default(z.number().check(z.minimum(0)), 0),
  /** Whether slides fade into each other instead of moving. */
  fade: z._default(z.boolean(), false),
  /** Whether the first slide follows the last one. */
  infiniteLoop: z._default(z.boolean(), true),
  /** Shows buttons for the previous and next slide. */
  showArrows: z._default(z.boolean(), true),
  /** Shows a dot for every slide. */
  showDots: z._default(z.boolean(), false),
  /** Whether the height follows the slide in view. Otherwise the slider is as high as its highest slide. */
  adaptiveHeight: z._default(z.boolean(), false),
  /** Adds slick's class names to all parts, for themes that style those: `slick-slide`, `slick-prev`, `slick-dots`. */
  slickClasses: z._default(z.boolean(), false),
});

export type SliderConfig = z.output<typeof sliderConfig>;
