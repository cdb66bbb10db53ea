export { carouselTexts } from './carousel.texts';
