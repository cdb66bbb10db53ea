export { define, ShopRetinaImages } from './element';
export { RetinaImages } from './retina-images';
export { type RetinaImagesConfig, retinaImagesConfig } from './retina-images.config';
