import type { CleanPage } from '@shop-elements/dom';
import { announceContent } from '@shop-elements/host';

/** Where a part stood that the server left out for the address shown now. */
const places = new Map<string, Comment>();

/**
 * Replaces what else the page says about its list: heading, breadcrumbs, description, and the search engines' part of the
 * head. Each becomes what the server printed for the new address; what it left out goes, and comes back to its place later.
 * @param lists the regions whose content is replaced already
 * @returns the selectors whose part has changed
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

/** Says something about the page, and neither loads nor runs anything. */
function isHarmless(node: Element): boolean {
  if (node instanceof HTMLScriptElement) return node.type === 'application/ld+json' && !node.hasAttribute('src');
  if (node instanceof HTMLLinkElement) return /^(canonical|prev|next|alternate)$/.test(node.rel) && isWeb(node.href);
  return node instanceof HTMLMetaElement && !node.hasAttribute('http-equiv');
}

function isWeb(address: string): boolean {
  return /^https?:/.test(address);
}

function updateBody({ body }: CleanPage, selector: string, lists: readonly Element[]): boolean {
  const old = [...document.querySelectorAll(selector)].find((node) => !lists.some((list) => list.contains(node)));
  const fresh = body.querySelector(selector) ?? undefined;
  const place = places.get(selector);
  if (fresh === undefined) return old !== undefined && takeAway(selector, old);
  if (old?.isEqualNode(fresh)) return false;
  if (old !== undefined) old.replaceWith(fresh);
  else if (place?.isConnected) place.replaceWith(fresh);
  else return false;
  announceContent(fresh);
  return true;
}

function takeAway(selector: string, old: Element): true {
  const place = document.createComment('');
  places.set(selector, place);
  old.replaceWith(place);
  return true;
}
