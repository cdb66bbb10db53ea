import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { TopMenu } from './top-menu';
import { type TopMenuConfig, topMenuConfig } from './top-menu.config';

export const ShopTopMenu = elementClass({
  tag: 'shop-top-menu',
  mode: 'enhance',
  config: topMenuConfig,
  component: TopMenu,
});

export const { define } = ShopTopMenu;

declare global {
  interface HTMLElementTagNameMap {
    'shop-top-menu': ConfiguredElement<TopMenuConfig>;
  }
}
