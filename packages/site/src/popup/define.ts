import { defineElement } from '@shop-elements/core';
import { Popup } from './popup';
import { popupConfig } from './popup.config';

defineElement({ tag: 'shop-popup', mode: 'enhance', config: popupConfig, component: Popup });

declare global {
  interface HTMLElementTagNameMap {
    'shop-popup': HTMLElement;
  }
}
