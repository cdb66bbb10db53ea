import { fromJson, isRecord } from '@shop-elements/core';
import { findAll, rawTexts } from '@shop-elements/dom';

/** The attribute from which Luma starts an element's widgets after `contentUpdated`. */
const WIDGETS = 'data-mage-init';

/**
 * Keeps the widget settings from a fetched page's `text/x-magento-init` blocks, which sanitizing removes: writes them to the
 * elements that they belong to, as Luma does itself. Skips widgets without an element: the current page already runs those.
 * @param html the server's response
 * @param content the sanitized content
 */
export function keepWidgets(html: string, content: Element): void {
  for (const { attributes, text } of rawTexts(html, 'script')) {
    if (!attributes.includes('text/x-magento-init')) continue;
    const bySelector = fromJson(text);
    if (!isRecord(bySelector)) continue;
    for (const selector of Object.keys(bySelector)) {
      if (selector === '*') continue;
      for (const element of findAll(content, selector)) addWidgets(element, bySelector[selector]);
    }
  }
}

function addWidgets(element: Element, widgets: unknown): void {
  const existing = fromJson(element.getAttribute(WIDGETS));
  if (isRecord(widgets))
    element.setAttribute(WIDGETS, JSON.stringify({ ...(isRecord(existing) && existing), ...widgets }));
}
