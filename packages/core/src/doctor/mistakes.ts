import { registeredTags, type ShopElement } from '../element/registry';
import { warnOnce } from '../element/warn-once';
import type { DoctorFinding, Inspect } from './finding';
import { cutShort, isOurs, misspelledTag, strayFallback, unmarkedContent } from './markup';
import { pageJson } from './page-json';

/** Inspections of all nodes. */
const ofNodes: readonly Inspect[] = [misspelledTag, strayFallback, pageJson];

/** Inspections of our elements. */
const ofElements: readonly Inspect[] = [unmarkedContent, cutShort, unfitPage];

/** Mistakes that are logged once, without calling `doctor()`. */
export function mistakesAt(node: Element): DoctorFinding[] {
  const inspections = isOurs(node) ? [...ofNodes, ...ofElements] : ofNodes;
  return inspections.flatMap((inspect) => inspect(node));
}

/** Mistakes that the element's own `mistakes` function finds. */
function unfitPage(element: Element): DoctorFinding[] {
  const { mistakes } = registeredTags().get(element.localName) ?? {};
  const sentences = mistakes?.(element as ShopElement) ?? [];
  return sentences.map((message) => ({ kind: 'mistake in the page', message, node: element }));
}

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
