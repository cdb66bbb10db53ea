import { defineElement } from '@shop-elements/core';
import { ProductCarousel } from './product-carousel';
import { productCarouselConfig } from './product-carousel.config';

defineElement({
  tag: 'shop-product-carousel',
  mode: 'enhance',
  config: productCarouselConfig,
  component: ProductCarousel,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-carousel': HTMLElement;
  }
}
