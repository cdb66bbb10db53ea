import { setShown } from './set-shown';

/** Buttons that wait. Others may have been disabled already, by the page or by our own elements. */
const waitingButtons = new WeakSet<Element>();

/** Shows that a part of the page waits for the shop. Uses `aria-disabled`, because disabled buttons would lose the focus. */
export function showWaiting(part: HTMLElement, waiting: boolean): void {
  part.setAttribute('aria-busy', String(waiting));
  for (const button of part.querySelectorAll('button')) {
    if (waiting ? button.matches('[aria-disabled="true"]') : !waitingButtons.delete(button)) continue;
    if (waiting) waitingButtons.add(button);
    button.setAttribute('aria-disabled', String(waiting));
  }
  for (const spinner of part.querySelectorAll<HTMLElement>('.please-wait')) setShown(spinner, waiting);
}
