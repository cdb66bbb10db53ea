import { defineElement } from '@shop-elements/core';
import { printedSettings } from '../block/printed-settings';
import { Row } from './row';
import { rowConfig } from './row.config';

defineElement({
  tag: 'shop-row',
  mode: 'enhance',
  config: rowConfig,
  host: printedSettings(rowConfig),
  component: Row,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-row': HTMLElement;
  }
}
