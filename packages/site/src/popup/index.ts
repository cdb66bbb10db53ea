import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { Popup as View } from './popup';
import { type PopupConfig, popupConfig } from './popup.config';

export { popupTexts } from './popup';
export { type PopupConfig, popupConfig } from './popup.config';

export const ShopPopup = elementClass({
  tag: 'shop-popup',
  mode: 'enhance',
  config: popupConfig,
  mistakes: ({ config: { trigger } }) =>
    trigger === undefined || document.querySelector(trigger) !== null
      ? []
      : [`<shop-popup> never opens, because nothing matches data-trigger="${trigger}"`],
  component: View,
});

export const { define } = ShopPopup;

export const Popup = reactComponent(ShopPopup);

declare global {
  interface HTMLElementTagNameMap {
    'shop-popup': ConfiguredElement<PopupConfig>;
  }
}
