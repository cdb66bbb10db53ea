import type { CleanPage } from '@shop-elements/dom';
import { announceContent } from '@shop-elements/host';

/** Placeholders of parts that the server left out for the current URL. */
const placeholders = new Map<string, Comment>();

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
  for (const node of old) node.parentNode?.removeChild(node);
  document.head.append(...fresh);
  return true;
}

/** Whether a node is only metadata, which neither loads nor runs anything. */
function isHarmless(node: Element): boolean {
  if (node instanceof HTMLScriptElement) return node.type === 'application/ld+json' && !node.hasAttribute('src');
  if (node instanceof HTMLLinkElement) return /^(canonical|prev|next|alternate)$/.test(node.rel) && isWeb(node.href);
  return node instanceof HTMLMetaElement && !node.hasAttribute('http-equiv');
}

function isWeb(url: string): boolean {
  return /^https?:/.test(url);
}

function updateBody({ body }: CleanPage, selector: string, lists: readonly Element[]): boolean {
  const old = [...document.querySelectorAll(selector)].find((node) => !lists.some((list) => list.contains(node)));
  const fresh = body.querySelector(selector) ?? undefined;
  const placeholder = placeholders.get(selector);
  if (fresh === undefined) return old !== undefined && leaveOut(selector, old);
  if (old?.isEqualNode(fresh)) return false;
  if (old !== undefined) old.replaceWith(fresh);
  else if (placeholder?.isConnected) placeholder.replaceWith(fresh);
  else return false;
  announceContent(fresh);
  return true;
}

function leaveOut(selector: string, old: Element): true {
  const placeholder = document.createComment('');
  placeholders.set(selector, placeholder);
  old.replaceWith(placeholder);
  return true;
}
