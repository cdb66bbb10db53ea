import { textsOf, useElementId } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import { followPrivateData } from './private-data';
import { drawRatings, markRatings, missingRatings } from './ratings';
import type { ReviewFormConfig } from './review-form.config';
import { reviewFormTexts } from './review-form.texts';
import { sendOnce } from './send-once';

/** Wires the server's form. Specification: catalogue, section 5. */
export function useReviewForm(element: HTMLElement, { form: selector }: ReviewFormConfig): void {
  const messageId = useElementId('ratings');
  const { ratings: text } = textsOf(element, reviewFormTexts);

  useLayoutEffect(() => {
    const form = element.querySelector<HTMLFormElement>(selector);
    if (form === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    drawRatings(form);

    const message = document.createElement('div');
    message.id = messageId;
    message.className = 'shop-review-form__error';
    message.setAttribute('role', 'alert');
    placeOfMessage(form)?.after(message);

    /** Tells once, however many are missing. */
    const check = (): HTMLElement | undefined => {
      const missing = missingRatings(form);
      message.textContent = missing.length > 0 ? text : '';
      markRatings(form, missing, messageId);
      return missing[0];
    };
    // It is told before the choice counts.
    const rated = (): void => {
      if (message.textContent !== '') queueMicrotask(check);
    };
    element.addEventListener('shop-rating-stars-change', rated, { signal });
    // The browser shows what it misses itself; the ratings are then told at the same time.
    element.addEventListener('invalid', check, { signal, capture: true });
    sendOnce(element, form, signal, () => {
      const missing = check();
      missing?.querySelector<HTMLElement>('[data-shop-root] input')?.focus();
      return missing === undefined;
    });
    const stopFollowing = followPrivateData(form);
    return () => {
      ended.abort();
      stopFollowing();
      message.parentNode?.removeChild(message);
    };
  }, [element, selector, messageId, text]);
}

function placeOfMessage(form: HTMLFormElement): Element | undefined {
  const ratings = form.querySelectorAll('#product-review-table, shop-rating-stars');
  return form.querySelector('#product-review-table') ?? ratings[ratings.length - 1];
}
