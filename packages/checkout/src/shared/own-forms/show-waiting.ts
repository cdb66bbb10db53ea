import { setShown } from './set-shown';

/**
 * Marks a button that waits. Others may have been disabled already, by the page or by our own elements. An attribute, so that it can be
 * found in a copy of the button.
 */
const WAITING = 'data-shop-waiting';

/** Shows that a part of the page waits for the shop. Uses `aria-disabled`, because disabled buttons would lose the focus. */
export function showWaiting(part: HTMLElement, waiting: boolean): void {
  part.setAttribute('aria-busy', String(waiting));
  const affected = waiting ? 'button:not([aria-disabled="true"])' : `button[${WAITING}]`;
  for (const button of part.querySelectorAll(affected)) {
    button.toggleAttribute(WAITING, waiting);
    button.setAttribute('aria-disabled', String(waiting));
  }
  for (const spinner of part.querySelectorAll<HTMLElement>('.please-wait')) setShown(spinner, waiting);
}

/** Ends the waiting in a part of the page. A page cache copies it without the request that ends it. */
export function endWaiting(around: HTMLElement): void {
  for (const button of around.querySelectorAll(`[${WAITING}]`)) {
    const part = button.closest<HTMLElement>('[aria-busy="true"]');
    if (part !== null) showWaiting(part, false);
  }
}
