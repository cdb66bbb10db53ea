import { elementClass } from '@shop-elements/core';
import { Masonry } from './masonry';
import { masonryConfig } from './masonry.config';

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
    'shop-masonry': HTMLElement;
  }
}
