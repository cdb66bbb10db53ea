import { defineElement } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
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
