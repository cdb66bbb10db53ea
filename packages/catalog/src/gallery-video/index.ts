import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { GalleryVideo as View } from './gallery-video';
import { type GalleryVideoConfig, galleryVideoConfig } from './gallery-video.config';
import type { GalleryVideoDetail } from './stage';

export { galleryVideoTexts } from './gallery-video';
export { type GalleryVideoConfig, galleryVideoConfig } from './gallery-video.config';
export type { GalleryVideoDetail } from './stage';

export const ShopGalleryVideo = elementClass({
  tag: 'shop-gallery-video',
  mode: 'enhance',
  config: galleryVideoConfig,
  component: View,
});

export const { define } = ShopGalleryVideo;

export const GalleryVideo = reactComponent(ShopGalleryVideo);

declare global {
  interface HTMLElementTagNameMap {
    'shop-gallery-video': ConfiguredElement<GalleryVideoConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-gallery-video-play': CustomEvent<GalleryVideoDetail>;
    'shop-gallery-video-unload': CustomEvent<GalleryVideoDetail>;
  }
}
