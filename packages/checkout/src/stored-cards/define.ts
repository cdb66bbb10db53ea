import { defineElement } from '@shop-elements/core';
import { StoredCards } from './stored-cards';
import { storedCardsConfig } from './stored-cards.config';

defineElement({ tag: 'shop-stored-cards', mode: 'enhance', config: storedCardsConfig, component: StoredCards });

declare global {
  interface HTMLElementTagNameMap {
    'shop-stored-cards': HTMLElement;
  }
}
