import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { ShowMore, type ShowMoreToggleDetail } from './show-more';
import { type ShowMoreConfig, showMoreConfig } from './show-more.config';

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
    'shop-show-more': ConfiguredElement<ShowMoreConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-show-more-toggle': CustomEvent<ShowMoreToggleDetail>;
  }
}
