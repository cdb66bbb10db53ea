import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { TopMenu as View } from './top-menu';
import { type TopMenuConfig, topMenuConfig } from './top-menu.config';

export { type TopMenuConfig, topMenuConfig } from './top-menu.config';

export const ShopTopMenu = elementClass({
  tag: 'shop-top-menu',
  mode: 'enhance',
  config: topMenuConfig,
  component: View,
});

export const { define } = ShopTopMenu;

export const TopMenu = reactComponent(ShopTopMenu);

declare global {
  interface HTMLElementTagNameMap {
    'shop-top-menu': ConfiguredElement<TopMenuConfig>;
  }
}
