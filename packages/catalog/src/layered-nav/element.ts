import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { LayeredNav } from './layered-nav';
import { type LayeredNavConfig, layeredNavConfig } from './layered-nav.config';
import type { LayeredNavLoadDetail, LayeredNavLoadedDetail } from './list-loader';

export const ShopLayeredNav = elementClass({
  tag: 'shop-layered-nav',
  mode: 'enhance',
  config: layeredNavConfig,
  component: LayeredNav,
});

export const { define } = ShopLayeredNav;

declare global {
  interface HTMLElementTagNameMap {
    'shop-layered-nav': ConfiguredElement<LayeredNavConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-layered-nav-load': CustomEvent<LayeredNavLoadDetail>;
    'shop-layered-nav-loaded': CustomEvent<LayeredNavLoadedDetail>;
  }
}
