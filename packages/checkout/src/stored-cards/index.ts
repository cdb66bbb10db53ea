export { define, ShopStoredCards } from './element';
export { StoredCards } from './stored-cards';
export { type StoredCardsConfig, storedCardsConfig } from './stored-cards.config';
export { storedCardsTexts } from './stored-cards.texts';
