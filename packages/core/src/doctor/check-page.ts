import { warnOnce } from '../element/warn-once';
import { mistakesAt } from './mistakes';

/** Milliseconds without a new element until the page counts as complete: the host's scripts may add elements. */
const SETTLED_AFTER = 2000;

let isWaiting = false;
let hasNewElements = false;

/** Checks the page after it has loaded, and again after elements were added. Uses one timer for all of them. */
export function checkSoon(): void {
  hasNewElements = true;
  if (isWaiting) return;
  isWaiting = true;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function wait(): void {
  hasNewElements = false;
  setTimeout(() => {
    if (hasNewElements) return wait();
    isWaiting = false;
    checkPage();
  }, SETTLED_AFTER);
}

const checked = new WeakSet<Element>();

/** Logs all mistakes on the page. Checks each node only once. */
export function checkPage(): void {
  for (const node of document.querySelectorAll('*')) {
    if (checked.has(node)) continue;
    checked.add(node);
    for (const { message } of mistakesAt(node)) warnOnce(node, message);
  }
}
