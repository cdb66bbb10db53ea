import { type ElementProps, removeNode, textsOf, useElementId, useNewest } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { isRunByAlpine } from '@shop-elements/host';
import { useLayoutEffect } from 'react';
import { followPrivateData } from './private-data';
import { checkRatings, drawRatings, followChoices } from './ratings';
import { checkReCaptcha, forgetReCaptcha } from './recaptcha';
import type { ReviewFormConfig } from './review-form.config';
import { sendOnce } from './send-once';

export const reviewFormTexts = {
  ratings: 'Please select one of each of the ratings above.',
};

/**
 * Draws the form's ratings as stars, fills in the nickname and any rejected text, checks that every rating is chosen, and
 * submits the form only once. The browser submits it.
 * @example
 * <shop-review-form>
 *   <form action="/review/product/post/id/42/" method="post">
 *     <div id="product-review-table">
 *       <fieldset><legend>Quality</legend>
 *         <label><input type="radio" name="ratings[1]" value="1"> 1 star</label> …
 *       </fieldset>
 *     </div>
 *     <label>Nickname <input name="nickname" required></label> …
 *     <button type="submit">Submit Review</button>
 *   </form>
 * </shop-review-form>
 */
export function ReviewForm({ element, config }: ElementProps<ReviewFormConfig>) {
  useReviewForm(element, config);
  return null;
}

/** Wires the server's form. Ignores a form that Alpine runs, as in Hyvä, because the theme's own code handles that form. */
function useReviewForm(element: HTMLElement, { form: selector }: ReviewFormConfig): void {
  const messageId = useElementId('ratings');
  const { ratings: text } = textsOf(element, reviewFormTexts);
  const newest = useNewest(text);

  // A message on the page follows its text, as after a locale file has loaded.
  useLayoutEffect(() => {
    const message = document.getElementById(messageId);
    if (message?.textContent) message.textContent = text;
  }, [messageId, text]);

  useLayoutEffect(() => {
    const form = element.querySelector<HTMLFormElement>(selector);
    if (form === null || isRunByAlpine([form])) return;
    const ended = new AbortController();
    const { signal } = ended;
    requireFields(form);
    drawRatings(form);
    followChoices(form, signal);

    const message = addMessage(form, messageId);

    /** Shows one message, even if several ratings are missing. */
    const check = (): HTMLElement | undefined => {
      const [missing] = checkRatings(form, messageId);
      message.textContent = missing === undefined ? '' : newest.current;
      return missing;
    };
    // The event fires before the choice takes effect.
    const recheck = (): void => {
      if (message.textContent !== '') queueMicrotask(check);
    };
    element.addEventListener('shop-rating-stars-change', recheck, { signal });
    form.addEventListener('change', recheck, { signal });
    refuseIncomplete(element, form, check, signal);
    sendOnce(element, form, signal);
    const stopFollowing = followPrivateData(form);
    return () => {
      ended.abort();
      stopFollowing();
      removeNode(message);
      forgetReCaptcha(form);
    };
  }, [element, selector, messageId, newest]);
}

/** Adds the message about missing ratings below them. Empty until one is missing. */
function addMessage(form: HTMLFormElement, id: string): HTMLElement {
  // A copy of a form comes with the message of the original, which nothing would update.
  removeNode(form.querySelector('[data-shop-ratings]'));
  const message = make('div', { id, className: 'shop-field__error' });
  message.dataset.shopRatings = '';
  message.setAttribute('role', 'alert');
  const table = form.querySelector('#product-review-table') ?? form.lastElementChild;
  table?.after(message);
  return message;
}

/**
 * Refuses a review that lacks a rating or a solved reCAPTCHA.
 * @param check shows whether a rating is missing, and returns the first
 */
function refuseIncomplete(
  element: HTMLElement,
  form: HTMLFormElement,
  check: () => HTMLElement | undefined,
  signal: AbortSignal,
): void {
  // When the browser reports its own missing fields, this reports missing ratings too, and focuses whichever comes first.
  const alsoReport = (event: Event): void => {
    const missing = check();
    if (missing === undefined || !isBefore(missing, event.target)) return;
    event.preventDefault();
    focusStars(missing);
  };
  const refuse = (event: Event): void => {
    if (event.target !== form) return;
    const missing = check();
    const isSolved = checkReCaptcha(form);
    if (missing === undefined && isSolved) return;
    event.preventDefault();
    event.stopPropagation();
    if (missing !== undefined) focusStars(missing);
  };
  element.addEventListener('invalid', alsoReport, { signal, capture: true });
  // In the capture phase, before scripts that send the form themselves, such as Luma's reCAPTCHA.
  element.addEventListener('submit', refuse, { signal, capture: true });
}

/** Converts Luma's `data-validate` to `required`, for pages without Luma's validation. */
function requireFields(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input[type="text"], textarea)[data-validate]',
  );
  for (const field of fields) {
    if (/\brequired['"]?\s*:\s*true/.test(field.dataset['validate'] ?? '')) field.required = true;
  }
}

function focusStars(stars: HTMLElement): void {
  stars.querySelector<HTMLElement>('[data-shop-root] input')?.focus();
}

function isBefore(element: HTMLElement, other: EventTarget | null): boolean {
  return other instanceof Node && (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
