import { defineElement } from '@shop-elements/core';
import { GiftOptions } from './gift-options';
import { giftOptionsConfig } from './gift-options.config';

defineElement({ tag: 'shop-gift-options', mode: 'enhance', config: giftOptionsConfig, component: GiftOptions });

declare global {
  interface HTMLElementTagNameMap {
    'shop-gift-options': HTMLElement;
  }
}
