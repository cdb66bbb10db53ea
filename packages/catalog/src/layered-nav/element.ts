import { elementClass } from '@shop-elements/core';
import { LayeredNav } from './layered-nav';
import { layeredNavConfig } from './layered-nav.config';

export const ShopLayeredNav = elementClass({
  tag: 'shop-layered-nav',
  mode: 'enhance',
  config: layeredNavConfig,
  component: LayeredNav,
});

export const { define } = ShopLayeredNav;

declare global {
  interface HTMLElementTagNameMap {
    'shop-layered-nav': HTMLElement;
  }
}
