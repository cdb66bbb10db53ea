import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Buttons } from './buttons';
import { type ButtonsConfig, buttonsConfig } from './buttons.config';

export const ShopButtons = elementClass({
  tag: 'shop-buttons',
  mode: 'enhance',
  showsOnly: true,
  config: buttonsConfig,
  host: printedSettings(buttonsConfig),
  component: Buttons,
});

export const { define } = ShopButtons;

declare global {
  interface HTMLElementTagNameMap {
    'shop-buttons': ConfiguredElement<ButtonsConfig>;
  }
}
