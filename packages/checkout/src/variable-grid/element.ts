import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { VariableGrid, type VariableGridInsertDetail } from './variable-grid';
import { type VariableGridConfig, variableGridConfig } from './variable-grid.config';

export const ShopVariableGrid = elementClass({
  tag: 'shop-variable-grid',
  mode: 'render',
  config: variableGridConfig,
  needs: ({ url, items }) => (url === '' && items === undefined ? 'url' : undefined),
  component: VariableGrid,
});

export const { define } = ShopVariableGrid;

declare global {
  interface HTMLElementTagNameMap {
    'shop-variable-grid': ConfiguredElement<VariableGridConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-variable-grid-insert': CustomEvent<VariableGridInsertDetail>;
  }
}
