import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Popup } from './popup';
import { type PopupConfig, popupConfig } from './popup.config';

export const ShopPopup = elementClass({ tag: 'shop-popup', mode: 'enhance', config: popupConfig, component: Popup });

export const { define } = ShopPopup;

declare global {
  interface HTMLElementTagNameMap {
    'shop-popup': ConfiguredElement<PopupConfig>;
  }
}
