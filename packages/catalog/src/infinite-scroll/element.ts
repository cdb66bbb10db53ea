import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { InfiniteScroll } from './infinite-scroll';
import { type InfiniteScrollConfig, infiniteScrollConfig } from './infinite-scroll.config';

export const ShopInfiniteScroll = elementClass({
  tag: 'shop-infinite-scroll',
  mode: 'enhance',
  config: infiniteScrollConfig,
  component: InfiniteScroll,
});

export const { define } = ShopInfiniteScroll;

declare global {
  interface HTMLElementTagNameMap {
    'shop-infinite-scroll': ConfiguredElement<InfiniteScrollConfig>;
  }
}
