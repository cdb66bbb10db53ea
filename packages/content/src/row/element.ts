import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Row } from './row';
import { type RowConfig, rowConfig } from './row.config';

export const ShopRow = elementClass({
  tag: 'shop-row',
  mode: 'enhance',
  showsOnly: true,
  config: rowConfig,
  host: printedSettings(rowConfig),
  component: Row,
});

export const { define } = ShopRow;

declare global {
  interface HTMLElementTagNameMap {
    'shop-row': ConfiguredElement<RowConfig>;
  }
}
