import type { View } from './pages';

export interface CarouselOptions {
  /** Moves on by itself, unless the shopper prefers reduced motion. */
  autoplay: boolean;
  /** Milliseconds of rest between two movements. */
  autoplaySpeed: number;
  /** Slides fade into each other instead of moving. */
  fade: boolean;
  /** Previous and next. */
  showArrows: boolean;
  /** A dot for every page. */
  showDots: boolean;
  /** The carousel is as high as the slides in view, not as the highest of all. */
  adaptiveHeight: boolean;
  /** All parts also have the class names of slick. */
  slickClasses: boolean;
  /** Room at both sides of a centered carousel, where its neighbors look in. */
  centerPadding?: string;
  /** How many slides fit. Called again at every `refresh`. */
  view(slides: number): Omit<View, 'slides'>;
}
