import { elementClass } from '@shop-elements/core';
import { VariableGrid } from './variable-grid';
import { variableGridConfig } from './variable-grid.config';

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
    'shop-variable-grid': HTMLElement;
  }
}
