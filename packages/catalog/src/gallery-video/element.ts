import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { GalleryVideo } from './gallery-video';
import { type GalleryVideoConfig, galleryVideoConfig } from './gallery-video.config';
import type { GalleryVideoDetail } from './show-videos';

export const ShopGalleryVideo = elementClass({
  tag: 'shop-gallery-video',
  mode: 'enhance',
  config: galleryVideoConfig,
  component: GalleryVideo,
});

export const { define } = ShopGalleryVideo;

declare global {
  interface HTMLElementTagNameMap {
    'shop-gallery-video': ConfiguredElement<GalleryVideoConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-gallery-video-play': CustomEvent<GalleryVideoDetail>;
    'shop-gallery-video-unload': CustomEvent<GalleryVideoDetail>;
  }
}
