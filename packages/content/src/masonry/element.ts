import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Masonry, type MasonryMoveDetail } from './masonry';
import { type MasonryConfig, masonryConfig } from './masonry.config';

export const ShopMasonry = elementClass({
  tag: 'shop-masonry',
  mode: 'enhance',
  showsOnly: true,
  config: masonryConfig,
  component: Masonry,
});

export const { define } = ShopMasonry;

declare global {
  interface HTMLElementTagNameMap {
    'shop-masonry': ConfiguredElement<MasonryConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-masonry-move': CustomEvent<MasonryMoveDetail>;
  }
}
