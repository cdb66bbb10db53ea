import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { InfiniteScroll as View } from './infinite-scroll';
import { type InfiniteScrollConfig, infiniteScrollConfig } from './infinite-scroll.config';

export { infiniteScrollTexts } from './infinite-scroll';
export { type InfiniteScrollConfig, infiniteScrollConfig } from './infinite-scroll.config';

export const ShopInfiniteScroll = elementClass({
  tag: 'shop-infinite-scroll',
  mode: 'enhance',
  config: infiniteScrollConfig,
  mistakes: ({ config: { list, pages } }) =>
    document.querySelector(list) === null && document.querySelector(pages) !== null
      ? [`<shop-infinite-scroll> loads no pages, because nothing matches data-list="${list}"`]
      : [],
  component: View,
});

export const { define } = ShopInfiniteScroll;

export const InfiniteScroll = reactComponent(ShopInfiniteScroll);

declare global {
  interface HTMLElementTagNameMap {
    'shop-infinite-scroll': ConfiguredElement<InfiniteScrollConfig>;
  }
}
