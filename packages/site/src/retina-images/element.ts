import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { RetinaImages } from './retina-images';
import { type RetinaImagesConfig, retinaImagesConfig } from './retina-images.config';

export const ShopRetinaImages = elementClass({
  tag: 'shop-retina-images',
  mode: 'enhance',
  showsOnly: true,
  config: retinaImagesConfig,
  component: RetinaImages,
});

export const { define } = ShopRetinaImages;

declare global {
  interface HTMLElementTagNameMap {
    'shop-retina-images': ConfiguredElement<RetinaImagesConfig>;
  }
}
