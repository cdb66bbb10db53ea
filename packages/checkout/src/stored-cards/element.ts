import { elementClass } from '@shop-elements/core';
import { StoredCards } from './stored-cards';
import { storedCardsConfig } from './stored-cards.config';

export const ShopStoredCards = elementClass({
  tag: 'shop-stored-cards',
  mode: 'enhance',
  config: storedCardsConfig,
  component: StoredCards,
});

export const { define } = ShopStoredCards;

declare global {
  interface HTMLElementTagNameMap {
    'shop-stored-cards': HTMLElement;
  }
}
