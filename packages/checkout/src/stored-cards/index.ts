import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { StoredCards as View } from './stored-cards';
import { type StoredCardsConfig, storedCardsConfig } from './stored-cards.config';

export { storedCardsTexts } from './stored-cards';
export { type StoredCardsConfig, storedCardsConfig } from './stored-cards.config';

export const ShopStoredCards = elementClass({
  tag: 'shop-stored-cards',
  mode: 'enhance',
  config: storedCardsConfig,
  component: View,
});

export const { define } = ShopStoredCards;

export const StoredCards = reactComponent(ShopStoredCards);

declare global {
  interface HTMLElementTagNameMap {
    'shop-stored-cards': ConfiguredElement<StoredCardsConfig>;
  }
}
