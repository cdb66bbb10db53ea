import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { belongsToPage, findRegions } from './category-regions';
import { LayeredNav as View } from './layered-nav';
import { type LayeredNavConfig, layeredNavConfig } from './layered-nav.config';
import type { LayeredNavLoadDetail, LayeredNavLoadedDetail } from './list-loader';

export { layeredNavTexts } from './layered-nav';
export { type LayeredNavConfig, layeredNavConfig } from './layered-nav.config';
export type { LayeredNavLoadDetail, LayeredNavLoadedDetail } from './list-loader';

export const ShopLayeredNav = elementClass({
  tag: 'shop-layered-nav',
  mode: 'enhance',
  config: layeredNavConfig,
  mistakes: ({ element, config }) =>
    belongsToPage(findRegions(element, config))
      ? ['<shop-layered-nav> leaves the list to the page, because Alpine or Knockout runs it']
      : [],
  component: View,
});

export const { define } = ShopLayeredNav;

export const LayeredNav = reactComponent(ShopLayeredNav);

declare global {
  interface HTMLElementTagNameMap {
    'shop-layered-nav': ConfiguredElement<LayeredNavConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-layered-nav-load': CustomEvent<LayeredNavLoadDetail>;
    'shop-layered-nav-loaded': CustomEvent<LayeredNavLoadedDetail>;
  }
}
