import { explain } from '../element/explain';
import { registeredTags, type ShopElement } from '../element/registry';
import type { DoctorFinding, Inspect } from './finding';
import { cutShort, isOurs, misspelledTag, strayFallback, unmarkedContent } from './markup';
import { pageJson } from './page-json';

/** What is looked for at any node of the page. */
const ofNodes: readonly Inspect[] = [misspelledTag, strayFallback, pageJson];

/** What is looked for at elements of ours. */
const ofElements: readonly Inspect[] = [unmarkedContent, cutShort, unfitPage];

/** Mistakes in the page that the console explains once, by themselves and without being asked. */
export function mistakesAt(node: Element): DoctorFinding[] {
  const inspections = isOurs(node) ? [...ofNodes, ...ofElements] : ofNodes;
  return inspections.flatMap((inspect) => inspect(node));
}

/** What an element itself finds missing on the page. */
function unfitPage(element: Element): DoctorFinding[] {
  const { mistakes } = registeredTags().get(element.localName) ?? {};
  const sentences = mistakes?.(element as ShopElement) ?? [];
  return sentences.map((message) => ({ kind: 'mistake in the page', message, node: element }));
}

/** Milliseconds without a new element, after which a page counts as complete: a host may print much of it by script. */
const settled = 2000;

let isWaiting = false;
let hasNews = false;

/** Looks for mistakes once the page is there, and again after elements have come. One timer, however many they are. */
export function checkSoon(): void {
  hasNews = true;
  if (isWaiting) return;
  isWaiting = true;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function wait(): void {
  hasNews = false;
  setTimeout(() => {
    if (hasNews) return wait();
    isWaiting = false;
    checkPage();
  }, settled);
}

const checked = new WeakSet<Element>();

/** Explains every mistake on the page in the console, each node's once. */
export function checkPage(): void {
  for (const node of document.querySelectorAll('*')) {
    if (checked.has(node)) continue;
    checked.add(node);
    for (const { message } of mistakesAt(node)) explain(node, message);
  }
}
