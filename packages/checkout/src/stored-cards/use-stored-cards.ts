import { textsOf } from '@shop-elements/core';
import { askConfirmation, beforeFormPost, renewFormKeys } from '@shop-elements/host';
import { useLayoutEffect } from 'react';
import type { StoredCardsConfig } from './stored-cards.config';
import { storedCardsTexts } from './stored-cards.texts';

/** Holds back each posting form inside until the shopper has agreed. */
export function useStoredCards(element: HTMLElement, { title, content }: StoredCardsConfig): void {
  useLayoutEffect(() => {
    let asking = false;
    /** What was agreed to: its next submit goes through. */
    let agreed: HTMLFormElement | undefined;

    const ask = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
      const texts = textsOf(element, storedCardsTexts);
      const question = `${content || texts.question}\n${form.dataset.card ?? ''}`;
      asking = true;
      if (await askConfirmation(question, { title: title || texts.delete, confirm: texts.delete })) {
        agreed = form;
        form.requestSubmit(submitter);
        agreed = undefined;
      }
      asking = false;
    };

    const submitted = (event: SubmitEvent): void => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || event.defaultPrevented) return;
      if (form === agreed) {
        renewFormKeys(form);
        beforeFormPost(form.action);
      } else {
        event.preventDefault();
        if (!asking) void ask(form, submitter);
      }
    };

    element.addEventListener('submit', submitted);
    return () => element.removeEventListener('submit', submitted);
  }, [element, title, content]);
}
