import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type VariableGridInsertDetail, VariableGrid as View } from './variable-grid';
import { type VariableGridConfig, variableGridConfig } from './variable-grid.config';

export { type VariableGridInsertDetail, variableGridTexts } from './variable-grid';
export { type Variable, type VariableGridConfig, variableGridConfig } from './variable-grid.config';

export const ShopVariableGrid = elementClass({
  tag: 'shop-variable-grid',
  mode: 'render',
  config: variableGridConfig,
  needs: ({ url, items }) => (url === '' && items === undefined ? 'url' : undefined),
  component: View,
});

export const { define } = ShopVariableGrid;

export const VariableGrid = reactComponent(ShopVariableGrid);

declare global {
  interface HTMLElementTagNameMap {
    'shop-variable-grid': ConfiguredElement<VariableGridConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-variable-grid-insert': CustomEvent<VariableGridInsertDetail>;
  }
}
