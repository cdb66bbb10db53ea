import { textsOf, useListener } from '@shop-elements/core';
import { askConfirmation } from '@shop-elements/dom';
import { beforeFormPost, renewFormKeys } from '@shop-elements/host';
import { useRef } from 'react';
import type { StoredCardsConfig } from './stored-cards.config';
import { storedCardsTexts } from './stored-cards.texts';

/** Holds back each posting form inside until the shopper has agreed. */
export function useStoredCards(element: HTMLElement, { title, content }: StoredCardsConfig): void {
  const texts = textsOf(element, storedCardsTexts);
  /** While the shopper is asked nothing is posted; a form that was agreed to is submitted again, and then posted. */
  const state = useRef<'asking' | 'agreed'>(undefined);

  useListener(element, 'submit', async (event) => {
    const { target: form, submitter } = event;
    if (
      !(form instanceof HTMLFormElement) ||
      form.getAttribute('method')?.toLowerCase() !== 'post' ||
      event.defaultPrevented
    )
      return;
    if (state.current === 'agreed') {
      renewFormKeys(form);
      beforeFormPost(form.getAttribute('action') ?? '');
      return;
    }
    event.preventDefault();
    if (state.current === 'asking') return;
    state.current = 'asking';
    const question = `${content || texts.question}\n${form.dataset.card ?? rowText(form)}`;
    const agreed = await askConfirmation(question, {
      title: title || texts.delete,
      confirm: texts.delete,
      isRisky: true,
    });
    if (agreed) {
      state.current = 'agreed';
      form.requestSubmit(submitter);
    }
    state.current = undefined;
  });
}

/** What the other cells of a form's row say about its card: Magento's own list names it nowhere else. */
function rowText(form: HTMLFormElement): string {
  const cells = [...(form.closest('tr')?.cells ?? [])].filter((cell) => !cell.contains(form));
  const words = (cell: Element): string => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const texts = cells.map((cell) => words(cell) || (cell.querySelector('img')?.alt ?? ''));
  return texts.filter((text) => text !== '').join(', ');
}
