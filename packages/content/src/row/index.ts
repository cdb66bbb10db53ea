import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Row as View } from './row';
import { type RowConfig, rowConfig } from './row.config';

export { type RowConfig, rowConfig } from './row.config';

export const ShopRow = elementClass({
  tag: 'shop-row',
  mode: 'enhance',
  config: rowConfig,
  host: printedSettings(rowConfig),
  component: View,
});

export const { define } = ShopRow;

export const Row = reactComponent(ShopRow);

declare global {
  interface HTMLElementTagNameMap {
    'shop-row': ConfiguredElement<RowConfig>;
  }
}
