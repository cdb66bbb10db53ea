export { define, ShopStoredCards, StoredCards } from './element';
export { type StoredCardsConfig, storedCardsConfig } from './stored-cards.config';
export { storedCardsTexts } from './stored-cards.texts';
