import { textsOf, useElementId } from '@shop-elements/core';
import { isRunByAlpine } from '@shop-elements/host';
import { useLayoutEffect } from 'react';
import { followPrivateData } from './private-data';
import { checkRatings, drawRatings } from './ratings';
import type { ReviewFormConfig } from './review-form.config';
import { reviewFormTexts } from './review-form.texts';
import { sendOnce } from './send-once';

/** Wires the server's form. One that Alpine runs, as Hyvä's, draws its stars and sends itself: it is left alone. */
export function useReviewForm(element: HTMLElement, { form: selector }: ReviewFormConfig): void {
  const messageId = useElementId('ratings');
  const { ratings: text } = textsOf(element, reviewFormTexts);

  useLayoutEffect(() => {
    const form = element.querySelector<HTMLFormElement>(selector);
    if (form === null || isRunByAlpine([form])) return;
    const ended = new AbortController();
    const { signal } = ended;
    requireFields(form);
    drawRatings(form);

    const message = document.createElement('div');
    message.id = messageId;
    message.className = 'shop-field__error';
    message.setAttribute('role', 'alert');
    const table = form.querySelector('#product-review-table') ?? form.lastElementChild;
    table?.after(message);

    /** Tells once, however many are missing. */
    const check = (): HTMLElement | undefined => {
      const [missing] = checkRatings(form, messageId);
      message.textContent = missing === undefined ? '' : text;
      return missing;
    };
    // It is told before the choice counts.
    const rated = (): void => {
      if (message.textContent !== '') queueMicrotask(check);
    };
    element.addEventListener('shop-rating-stars-change', rated, { signal });
    // The browser shows what it misses itself, and leads to the first of it; the ratings are then told at the same time.
    const missed = (event: Event): void => {
      const missing = check();
      if (missing === undefined || !isBefore(missing, event.target)) return;
      event.preventDefault();
      enter(missing);
    };
    element.addEventListener('invalid', missed, { signal, capture: true });
    const refuse = (event: Event): void => {
      const missing = event.target === form && check();
      if (!missing) return;
      event.preventDefault();
      event.stopPropagation();
      enter(missing);
    };
    // Before scripts that send the form in their own way, as Luma's reCAPTCHA does.
    element.addEventListener('submit', refuse, { signal, capture: true });
    sendOnce(element, form, signal);
    const stopFollowing = followPrivateData(form);
    return () => {
      ended.abort();
      stopFollowing();
      message.replaceWith();
    };
  }, [element, selector, messageId, text]);
}

/** Luma says to a script of its own what has to be filled in. Where that does not run, the browser asks for the same. */
function requireFields(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input[type="text"], textarea)[data-validate]',
  );
  for (const field of fields) {
    if (/\brequired['"]?\s*:\s*true/.test(field.dataset['validate'] ?? '')) field.required = true;
  }
}

function enter(stars: HTMLElement): void {
  stars.querySelector<HTMLElement>('[data-shop-root] input')?.focus();
}

function isBefore(element: HTMLElement, other: EventTarget | null): boolean {
  return other instanceof Node && (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
