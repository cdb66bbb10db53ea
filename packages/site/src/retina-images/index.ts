import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { RetinaImages as View } from './retina-images';
import { type RetinaImagesConfig, retinaImagesConfig } from './retina-images.config';

export { type RetinaImagesConfig, retinaImagesConfig } from './retina-images.config';

export const ShopRetinaImages = elementClass({
  tag: 'shop-retina-images',
  mode: 'enhance',
  config: retinaImagesConfig,
  component: View,
});

export const { define } = ShopRetinaImages;

export const RetinaImages = reactComponent(ShopRetinaImages);

declare global {
  interface HTMLElementTagNameMap {
    'shop-retina-images': ConfiguredElement<RetinaImagesConfig>;
  }
}
