import { isWebUrl, removeNode } from '@shop-elements/core';
import { type CleanPage, setHidden } from '@shop-elements/dom';
import { announceContent } from '@shop-elements/host';
import { printedContent } from './printed-content';

/** Placeholders of parts that the server left out for the current URL. */
const placeholders = new Map<string, HTMLElement>();

/** What the server last printed in a part of the page. */
const printed = new WeakMap<Element, string>();

/**
 * Replaces other parts of the page that depend on the list: heading, breadcrumbs, description, and metadata in the head. Removes parts
 * that the reply leaves out, and restores them in their place later.
 * @param lists the regions that were already replaced
 * @returns the selectors of changed parts
 */
export function updateRest(page: CleanPage, selectors: readonly string[], lists: readonly Element[]): string[] {
  return selectors.filter((selector) => {
    if (selector === 'title') return updateTitle(page.title);
    if (/^(link|meta|script)\b/.test(selector)) return updateHead(page, selector);
    return updateBody(page, selector, lists);
  });
}

function updateTitle(title: string): boolean {
  if (title === '' || title === document.title) return false;
  document.title = title;
  return true;
}

function updateHead({ head }: CleanPage, selector: string): boolean {
  const old = [...document.querySelectorAll(selector)].filter(isHarmless);
  const fresh = [...head.querySelectorAll(selector)].filter(isHarmless);
  if (old.length === fresh.length && old.every((node, index) => node.isEqualNode(fresh[index] ?? null))) return false;
  for (const node of old) removeNode(node);
  document.head.append(...fresh);
  return true;
}

/** Whether a node is only metadata, which neither loads nor runs anything. */
function isHarmless(node: Element): boolean {
  if (node instanceof HTMLScriptElement) return node.type === 'application/ld+json' && !node.hasAttribute('src');
  if (node instanceof HTMLLinkElement) {
    // Sanitizing has removed the URL of a link to a script.
    const url = node.getAttribute('href');
    return /^(canonical|prev|next|alternate)$/.test(node.rel) && url !== null && isWebUrl(url);
  }
  return node instanceof HTMLMetaElement && !node.hasAttribute('http-equiv');
}

function updateBody({ body }: CleanPage, selector: string, lists: readonly Element[]): boolean {
  const old = [...document.querySelectorAll(selector)].find((node) => !lists.some((list) => list.contains(node)));
  const fresh = body.querySelector(selector);
  if (fresh === null) return old !== undefined && leaveOut(selector, old);
  const content = printedContent(fresh);
  if (old && content === (printed.get(old) ?? printedContent(old))) {
    printed.set(old, content);
    return false;
  }
  const place = old ?? placeholders.get(selector);
  if (!place?.isConnected) return false;
  keepStyles(place, fresh);
  place.replaceWith(fresh);
  printed.set(fresh, content);
  announceContent(fresh);
  return true;
}

function leaveOut(selector: string, old: Element): true {
  const placeholder = document.createElement('span');
  setHidden(placeholder, true);
  placeholders.set(selector, placeholder);
  keepStyles(old, placeholder);
  old.replaceWith(placeholder);
  return true;
}

/** Page Builder prints a description's style sheets inside it, and sanitized replies have none. */
function keepStyles(old: Element, fresh: Element): void {
  fresh.prepend(...old.querySelectorAll('style'));
}
