import type { Layout } from './pages';

export interface CarouselOptions {
  /** Moves automatically, unless the shopper prefers reduced motion. */
  autoplay: boolean;
  /** Milliseconds between two movements. */
  autoplaySpeed: number;
  /** Slides fade into each other instead of moving. */
  fade: boolean;
  /** Buttons for the previous and the next page. */
  showArrows: boolean;
  /** A dot for every page. */
  showDots: boolean;
  /** The carousel is as high as the slides in view. Otherwise it is as high as its highest slide. */
  adaptiveHeight: boolean;
  /** All parts also have slick's class names. */
  slickClasses: boolean;
  /** Space on both sides of a centered carousel, where its neighbors partly show. */
  centerPadding?: string;
  /** How many slides fit. Called again on every `refresh()`. */
  layout(slides: number): Omit<Layout, 'slides'>;
}
