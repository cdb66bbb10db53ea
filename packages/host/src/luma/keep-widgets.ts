import { fromJson, isRecord } from '@shop-elements/core';
import { rawTexts } from '@shop-elements/dom';

/** The attribute from which Luma starts its widgets on an element, once it is told of new content. */
const WIDGETS = 'data-mage-init';

/**
 * Keeps what a page of the shop's own says about Luma's widgets in its `text/x-magento-init` blocks, which a cleaner takes
 * away: written at the elements that they are about, as Luma does it itself. Widgets without an element belong to the page
 * that runs already, and are not started once more.
 * @param html as the server sent it
 * @param content what became of it
 */
export function keepWidgets(html: string, content: Element): void {
  for (const { attributes, text } of rawTexts(html, 'script')) {
    if (!attributes.includes('text/x-magento-init')) continue;
    const bySelector = fromJson(text);
    if (!isRecord(bySelector)) continue;
    for (const selector of Object.keys(bySelector)) {
      for (const element of found(content, selector)) addWidgets(element, bySelector[selector]);
    }
  }
}

function found(content: Element, selector: string): Iterable<Element> {
  if (selector === '*') return [];
  try {
    return content.querySelectorAll(selector);
  } catch {
    return [];
  }
}

function addWidgets(element: Element, widgets: unknown): void {
  const known = fromJson(element.getAttribute(WIDGETS));
  if (isRecord(widgets)) element.setAttribute(WIDGETS, JSON.stringify({ ...(isRecord(known) && known), ...widgets }));
}
