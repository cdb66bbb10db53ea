import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type MasonryMoveDetail, Masonry as View } from './masonry';
import { type MasonryConfig, masonryConfig } from './masonry.config';

export { type MasonryMoveDetail, masonryTexts } from './masonry';
export { type MasonryConfig, masonryConfig } from './masonry.config';

export const ShopMasonry = elementClass({
  tag: 'shop-masonry',
  mode: 'enhance',
  config: masonryConfig,
  component: View,
});

export const { define } = ShopMasonry;

export const Masonry = reactComponent(ShopMasonry);

declare global {
  interface HTMLElementTagNameMap {
    'shop-masonry': ConfiguredElement<MasonryConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-masonry-move': CustomEvent<MasonryMoveDetail>;
  }
}
