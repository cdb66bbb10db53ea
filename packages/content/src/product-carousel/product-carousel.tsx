import type { ElementProps } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import type { ProductCarouselConfig } from './product-carousel.config';
import { startProductCarousel } from './start-product-carousel';

/**
 * Products side by side, as many as the screen has room for, page by page: the entries of the `.product-items` inside, or of the
 * one list in it. `data-mode` says whether one is in the middle, `data-slides-to-show` how many show. Crossing a breakpoint keeps
 * the place. Without JavaScript it is a list that can be scrolled.
 * @example
 * <shop-product-carousel aria-label="Featured" data-carousel-mode="continuous" data-center-padding="90px" data-show-dots="true">
 *   <ol class="product-items"><li class="product-item">…</li></ol>
 * </shop-product-carousel>
 */
export function ProductCarousel({ element, config }: ElementProps<ProductCarouselConfig>) {
  useLayoutEffect(() => startProductCarousel(element, config, config.breakpoints), [element, config]);
  return null;
}
