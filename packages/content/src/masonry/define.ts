import { defineElement } from '@shop-elements/core';
import { Masonry } from './masonry';
import { masonryConfig } from './masonry.config';

defineElement({ tag: 'shop-masonry', mode: 'enhance', config: masonryConfig, component: Masonry });

declare global {
  interface HTMLElementTagNameMap {
    'shop-masonry': HTMLElement;
  }
}
