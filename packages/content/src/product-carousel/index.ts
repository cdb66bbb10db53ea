import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { ProductCarousel as View } from './product-carousel';
import { type ProductCarouselConfig, productCarouselConfig } from './product-carousel.config';

export {
  type Breakpoints,
  breakpoints,
  type ProductCarouselConfig,
  productCarouselConfig,
} from './product-carousel.config';

export const ShopProductCarousel = elementClass({
  tag: 'shop-product-carousel',
  mode: 'enhance',
  config: productCarouselConfig,
  host: printedSettings(productCarouselConfig),
  component: View,
});

export const { define } = ShopProductCarousel;

export const ProductCarousel = reactComponent(ShopProductCarousel);

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-carousel': ConfiguredElement<ProductCarouselConfig>;
  }
}
