import { removeNode } from '@shop-elements/core';
import { make, requiredMessage } from '@shop-elements/dom';

/** The box that Magento's visible reCAPTCHA ticks once it is solved. The server refuses the review without it, and the text is lost. */
const UNSOLVED = '.required-captcha:not(:checked)';

const MESSAGE = 'data-shop-recaptcha';

/**
 * Explains below a visible reCAPTCHA that it has to be solved. The browser would do so at Luma's box, which is transparent and in a
 * corner of the page.
 * @returns whether the review may be sent
 */
export function checkReCaptcha(form: HTMLFormElement): boolean {
  forgetReCaptcha(form);
  const box = form.querySelector<HTMLInputElement>(UNSOLVED);
  if (box === null) return true;
  const message = make('div', { className: 'shop-field__error', role: 'alert' });
  message.setAttribute(MESSAGE, '');
  box.after(message);
  message.textContent = requiredMessage(box);
  message.scrollIntoView({ block: 'nearest' });
  return false;
}

/** Removes the message. */
export function forgetReCaptcha(form: HTMLFormElement): void {
  removeNode(form.querySelector(`[${MESSAGE}]`));
}
