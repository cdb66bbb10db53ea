import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import type { ProductCarouselConfig } from './product-carousel.config';
import { startProductCarousel } from './start-product-carousel';

/**
 * Shows products side by side, as many as fit, page by page: the entries of `.product-items`, or of the only list
 * inside. `data-mode` is `center` while one product is centered, otherwise `default`. `data-slides-to-show` is the number
 * of visible products. Crossing a breakpoint keeps the position. Without JavaScript, a scrollable list.
 * @example
 * <shop-product-carousel aria-label="Featured" data-carousel-mode="continuous" data-center-padding="90px" data-show-dots="true">
 *   <ol class="product-items"><li class="product-item">…</li></ol>
 * </shop-product-carousel>
 */
export function ProductCarousel({ element, config }: ElementProps<ProductCarouselConfig>) {
  useBlock(element, config, startProductCarousel);
  return null;
}
