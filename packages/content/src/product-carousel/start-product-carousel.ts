import { Carousel } from '../shared/carousel/carousel';
import { mediaQuery, slidesToShow } from './breakpoints';
import type { ProductCarouselConfig } from './product-carousel.config';

/**
 * Shows the products of a block side by side, as many as the current breakpoint sets. Crossing a breakpoint keeps the products
 * in view.
 * @returns stops it and shows all products; restarting it shows the same ones
 */
export function startProductCarousel(block: HTMLElement, settings: ProductCarouselConfig): () => void {
  const { breakpoints, carouselMode, infiniteLoop } = settings;
  const track =
    block.querySelector<HTMLElement>('.product-items, :scope > :is(ul, ol)') ?? listOfProducts(block) ?? block;
  const carousel = new Carousel(block, track, {
    ...settings,
    fade: false,
    layout(products) {
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

/** The product list in themes without `.product-items`, such as Hyvä: the closest common ancestor of the first two products. */
function listOfProducts(block: HTMLElement): HTMLElement | undefined {
  const [first, second] = block.querySelectorAll('.product-item');
  let list = first?.parentElement;
  if (second === undefined) return undefined;
  while (list && !list.contains(second)) list = list.parentElement;
  return list ?? undefined;
}
