import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Collapse, type CollapseToggleDetail } from './collapse';
import { type CollapseConfig, collapseConfig } from './collapse.config';

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
    'shop-collapse': ConfiguredElement<CollapseConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-collapse-toggle': CustomEvent<CollapseToggleDetail>;
  }
}
