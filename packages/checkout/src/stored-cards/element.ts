import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { StoredCards } from './stored-cards';
import { type StoredCardsConfig, storedCardsConfig } from './stored-cards.config';

export const ShopStoredCards = elementClass({
  tag: 'shop-stored-cards',
  mode: 'enhance',
  config: storedCardsConfig,
  component: StoredCards,
});

export const { define } = ShopStoredCards;

declare global {
  interface HTMLElementTagNameMap {
    'shop-stored-cards': ConfiguredElement<StoredCardsConfig>;
  }
}
