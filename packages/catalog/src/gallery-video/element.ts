import { elementClass } from '@shop-elements/core';
import { GalleryVideo } from './gallery-video';
import { galleryVideoConfig } from './gallery-video.config';

export const ShopGalleryVideo = elementClass({
  tag: 'shop-gallery-video',
  mode: 'enhance',
  config: galleryVideoConfig,
  component: GalleryVideo,
});

export const { define } = ShopGalleryVideo;

declare global {
  interface HTMLElementTagNameMap {
    'shop-gallery-video': HTMLElement;
  }
}
