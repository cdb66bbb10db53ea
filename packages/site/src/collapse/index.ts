import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type CollapseToggleDetail, Collapse as View } from './collapse';
import { type CollapseConfig, collapseConfig } from './collapse.config';

export type { CollapseToggleDetail } from './collapse';
export { type CollapseConfig, collapseConfig } from './collapse.config';

export const ShopCollapse = elementClass({
  tag: 'shop-collapse',
  mode: 'enhance',
  config: collapseConfig,
  component: View,
});

export const { define } = ShopCollapse;

export const Collapse = reactComponent(ShopCollapse);

declare global {
  interface HTMLElementTagNameMap {
    'shop-collapse': ConfiguredElement<CollapseConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-collapse-toggle': CustomEvent<CollapseToggleDetail>;
  }
}
