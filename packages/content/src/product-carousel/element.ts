import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { ProductCarousel } from './product-carousel';
import { type ProductCarouselConfig, productCarouselConfig } from './product-carousel.config';

export const ShopProductCarousel = elementClass({
  tag: 'shop-product-carousel',
  mode: 'enhance',
  showsOnly: true,
  config: productCarouselConfig,
  component: ProductCarousel,
});

export const { define } = ShopProductCarousel;

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-carousel': ConfiguredElement<ProductCarouselConfig>;
  }
}
