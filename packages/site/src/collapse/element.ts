import { elementClass } from '@shop-elements/core';
import { Collapse } from './collapse';
import { collapseConfig } from './collapse.config';

export const ShopCollapse = elementClass({
  tag: 'shop-collapse',
  mode: 'enhance',
  showsOnly: true,
  config: collapseConfig,
  component: Collapse,
});

export const { define } = ShopCollapse;

declare global {
  interface HTMLElementTagNameMap {
    'shop-collapse': HTMLElement;
  }
}
