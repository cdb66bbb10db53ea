import { defineElement } from '@shop-elements/core';
import { RetinaImages } from './retina-images';
import { retinaImagesConfig } from './retina-images.config';

defineElement({ tag: 'shop-retina-images', mode: 'enhance', config: retinaImagesConfig, component: RetinaImages });

declare global {
  interface HTMLElementTagNameMap {
    'shop-retina-images': HTMLElement;
  }
}
