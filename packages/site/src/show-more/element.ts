import { elementClass } from '@shop-elements/core';
import { ShowMore } from './show-more';
import { showMoreConfig } from './show-more.config';

export const ShopShowMore = elementClass({
  tag: 'shop-show-more',
  mode: 'enhance',
  showsOnly: true,
  config: showMoreConfig,
  component: ShowMore,
});

export const { define } = ShopShowMore;

declare global {
  interface HTMLElementTagNameMap {
    'shop-show-more': HTMLElement;
  }
}
