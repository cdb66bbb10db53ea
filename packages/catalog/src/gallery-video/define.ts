import { defineElement } from '@shop-elements/core';
import { GalleryVideo } from './gallery-video';
import { galleryVideoConfig } from './gallery-video.config';

defineElement({ tag: 'shop-gallery-video', mode: 'enhance', config: galleryVideoConfig, component: GalleryVideo });

declare global {
  interface HTMLElementTagNameMap {
    'shop-gallery-video': HTMLElement;
  }
}
