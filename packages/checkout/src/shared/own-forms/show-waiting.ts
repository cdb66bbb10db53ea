import { setShown } from './set-shown';

/** Shows that a part of the page waits for the shop. Uses `aria-disabled`, because disabled buttons would lose the focus. */
export function showWaiting(part: HTMLElement, waiting: boolean): void {
  part.setAttribute('aria-busy', String(waiting));
  for (const button of part.querySelectorAll('button')) button.setAttribute('aria-disabled', String(waiting));
  for (const spinner of part.querySelectorAll<HTMLElement>('.please-wait')) setShown(spinner, waiting);
}
