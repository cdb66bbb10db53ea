export { define, RetinaImages, ShopRetinaImages } from './element';
export { type RetinaImagesConfig, retinaImagesConfig } from './retina-images.config';
