import { registeredTags, type ShopElement } from '../element/registry';
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
