import { defineElement } from '@shop-elements/core';
import { VariableGrid } from './variable-grid';
import { variableGridConfig } from './variable-grid.config';

defineElement({
  tag: 'shop-variable-grid',
  mode: 'render',
  config: variableGridConfig,
  needs: ({ url, items }) => (url === '' && items === undefined ? 'url' : undefined),
  component: VariableGrid,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-variable-grid': HTMLElement;
  }
}
