import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Buttons as View } from './buttons';
import { type ButtonsConfig, buttonsConfig } from './buttons.config';

export { type ButtonsConfig, buttonsConfig } from './buttons.config';

export const ShopButtons = elementClass({
  tag: 'shop-buttons',
  mode: 'enhance',
  config: buttonsConfig,
  host: printedSettings(buttonsConfig),
  component: View,
});

export const { define } = ShopButtons;

export const Buttons = reactComponent(ShopButtons);

declare global {
  interface HTMLElementTagNameMap {
    'shop-buttons': ConfiguredElement<ButtonsConfig>;
  }
}
