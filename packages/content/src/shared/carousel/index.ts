export { type Carousel, type CarouselOptions, startCarousel } from './carousel';
export { carouselTexts } from './carousel.texts';
