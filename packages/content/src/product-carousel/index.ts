export { define, ShopProductCarousel } from './element';
export { ProductCarousel } from './product-carousel';
export {
  type Breakpoints,
  breakpoints,
  type ProductCarouselConfig,
  productCarouselConfig,
} from './product-carousel.config';
export { startProductCarousel } from './start-product-carousel';
