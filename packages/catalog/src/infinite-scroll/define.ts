import { defineElement } from '@shop-elements/core';
import { InfiniteScroll } from './infinite-scroll';
import { infiniteScrollConfig } from './infinite-scroll.config';

defineElement({
  tag: 'shop-infinite-scroll',
  mode: 'enhance',
  config: infiniteScrollConfig,
  component: InfiniteScroll,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-infinite-scroll': HTMLElement;
  }
}
