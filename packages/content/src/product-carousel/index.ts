export { define, ProductCarousel, ShopProductCarousel } from './element';
export {
  type Breakpoints,
  breakpoints,
  type ProductCarouselConfig,
  productCarouselConfig,
} from './product-carousel.config';
export { startProductCarousel } from './start-product-carousel';
