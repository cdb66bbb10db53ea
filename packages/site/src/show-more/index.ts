import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type ShowMoreToggleDetail, ShowMore as View } from './show-more';
import { type ShowMoreConfig, showMoreConfig } from './show-more.config';

export { type ShowMoreToggleDetail, showMoreTexts } from './show-more';
export { type ShowMoreConfig, showMoreConfig } from './show-more.config';

export const ShopShowMore = elementClass({
  tag: 'shop-show-more',
  mode: 'enhance',
  config: showMoreConfig,
  component: View,
});

export const { define } = ShopShowMore;

export const ShowMore = reactComponent(ShopShowMore);

declare global {
  interface HTMLElementTagNameMap {
    'shop-show-more': ConfiguredElement<ShowMoreConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-show-more-toggle': CustomEvent<ShowMoreToggleDetail>;
  }
}
