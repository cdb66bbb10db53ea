import { Carousel } from '../shared/carousel/carousel';
import { mediaQuery, slidesToShow } from './breakpoints';
import type { Breakpoints, ProductCarouselConfig } from './product-carousel.config';

/**
 * Shows the products of a block side by side, as many as the screen's breakpoint says. When another breakpoint begins to hold,
 * the products in view stay there.
 * @returns makes the block what it was; started again, it goes on with the same products
 */
export function startProductCarousel(
  block: HTMLElement,
  settings: Omit<ProductCarouselConfig, 'breakpoints'>,
  breakpoints: Breakpoints,
): () => void {
  const { carouselMode, infiniteLoop } = settings;
  const track =
    block.querySelector<HTMLElement>('.product-items, :scope > :is(ul, ol)') ?? listOfProducts(block) ?? block;
  const carousel = new Carousel(block, track, {
    ...settings,
    fade: false,
    view(products) {
      const shown = slidesToShow(breakpoints, carouselMode, (query) => matchMedia(query).matches);
      const centered = carouselMode === 'continuous' && products > shown;
      return { shown, centered, infinite: centered || infiniteLoop };
    },
  });

  const screens = Object.keys(breakpoints).map((name) => matchMedia(mediaQuery(breakpoints[name]?.conditions ?? {})));
  for (const screen of screens) screen.onchange = () => carousel.refresh();
  return () => {
    for (const screen of screens) screen.onchange = null;
    carousel.stop();
  };
}

/** The list of a theme that gives it no name, such as Hyvä: it holds the products, or the entries around them. */
function listOfProducts(block: HTMLElement): HTMLElement | undefined {
  const [first, second] = block.querySelectorAll('.product-item');
  let list = first?.parentElement;
  if (second === undefined) return undefined;
  while (list && !list.contains(second)) list = list.parentElement;
  return list ?? undefined;
}
