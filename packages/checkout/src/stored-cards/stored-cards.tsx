import type { ElementProps } from '@shop-elements/core';
import type { StoredCardsConfig } from './stored-cards.config';
import { useStoredCards } from './use-stored-cards';

/**
 * Asks before a saved card is deleted. Without JavaScript, the forms inside delete at once.
 * @example
 * <shop-stored-cards>
 *   <form action="/vault/cards/deleteaction" method="post" data-card="Visa, ending 1111">
 *     <input type="hidden" name="form_key" value="…"><input type="hidden" name="public_hash" value="…">
 *     <button>Delete</button>
 *   </form>
 * </shop-stored-cards>
 */
export function StoredCards({ element, config }: ElementProps<StoredCardsConfig>) {
  useStoredCards(element, config);
  return null;
}
