import { defineElement } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Buttons } from './buttons';
import { buttonsConfig } from './buttons.config';

defineElement({
  tag: 'shop-buttons',
  mode: 'enhance',
  config: buttonsConfig,
  host: printedSettings(buttonsConfig),
  component: Buttons,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-buttons': HTMLElement;
  }
}
