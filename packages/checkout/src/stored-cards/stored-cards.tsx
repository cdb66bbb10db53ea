import { type ElementProps, textsOf, useListener } from '@shop-elements/core';
import { askConfirmation, plainText } from '@shop-elements/dom';
import { beforeFormPost, renewFormKeys } from '@shop-elements/host';
import { useRef } from 'react';
import type { StoredCardsConfig } from './stored-cards.config';

export const storedCardsTexts = {
  delete: 'Delete',
  question: 'Are you sure you want to delete this card?',
};

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

/** Stops every posting form until the shopper confirms. */
function useStoredCards(element: HTMLElement, { title, content }: StoredCardsConfig): void {
  const texts = textsOf(element, storedCardsTexts);
  /** While asking, nothing is posted. A confirmed form is submitted again, and then posted. */
  const state = useRef<'asking' | 'confirmed'>(undefined);

  useListener(element, 'submit', async (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    // The button's own attributes win, as in a list that is one form with a button for each card.
    const sent = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
    if (sent('method').toLowerCase() !== 'post') return;
    if (state.current === 'confirmed') {
      renewFormKeys(form);
      beforeFormPost(sent('action'));
      return;
    }
    event.preventDefault();
    if (state.current === 'asking') return;
    state.current = 'asking';
    const question = `${plainText(content) || texts.question}\n${form.dataset.card ?? rowText(submitter ?? form)}`;
    const isConfirmed = await askConfirmation(question, {
      title: title || texts.delete,
      confirm: texts.delete,
      isRisky: true,
    });
    state.current = 'confirmed';
    try {
      // Without the button, which a script may have removed, the server would not know which card is meant.
      if (isConfirmed && submitter?.isConnected !== false) form.requestSubmit(submitter);
    } finally {
      state.current = undefined;
    }
  });
}

/** Describes a card by the other cells of its row, because Magento's own list names it nowhere else. */
function rowText(control: HTMLElement): string {
  const cells = [...(control.closest('tr')?.cells ?? [])].filter((cell) => !cell.contains(control));
  const textOf = (cell: Element): string => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const texts = cells.map((cell) => textOf(cell) || (cell.querySelector('img')?.alt ?? ''));
  return texts.filter((text) => text !== '').join(', ');
}
