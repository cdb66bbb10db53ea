import { announceContent, renewFormKeys } from '@shop-elements/host';
import { allowedAddress } from '../shared/post-data/post-data';
import type { InfiniteScrollConfig } from './infinite-scroll.config';

type Selectors = Pick<InfiniteScrollConfig, 'list' | 'item' | 'next'>;

/** The list of an element: the one inside it, else the page's. */
export function listOf(element: Element, { list }: Selectors): HTMLElement | null {
  return element.querySelector<HTMLElement>(list) ?? document.querySelector<HTMLElement>(list);
}

export function itemsIn(root: ParentNode, { list, item }: Selectors): HTMLElement[] {
  return [...(root.querySelector(list) ?? root).querySelectorAll<HTMLElement>(item)];
}

/** The address of the page after this one. */
export function nextIn(root: ParentNode, { next }: Selectors): string | undefined {
  return allowedAddress(root.querySelector(next)?.getAttribute('href'), location.href);
}

/**
 * Adds a reply's items to the list, but those that it has already: they come twice when the shop's list has moved on.
 * @returns the items that are new
 */
export function addItems(list: HTMLElement, reply: Element, selectors: Selectors): HTMLElement[] {
  const present = [...list.querySelectorAll(selectors.item)];
  const known = new Set(present.map(productOf));
  const added = itemsIn(reply, selectors).filter((item) => !known.has(productOf(item) ?? item));
  const fragment = document.createDocumentFragment();
  for (const item of added) {
    // Lets the browser leave it out while it is far away; until it has been seen it counts as high as the one before.
    item.setAttribute('data-shop-added', '');
    fragment.append(item);
  }
  list.style.setProperty('--shop-item-height', `${present[present.length - 1]?.clientHeight ?? 0}px`);
  renewFormKeys(fragment);
  list.append(fragment);
  announceContent(list);
  return added;
}

/** Lets the pager's links lead on from where the list ends now. */
export function moveNext(url: string | undefined, { next }: Selectors): void {
  for (const link of document.querySelectorAll(next)) {
    if (url !== undefined) link.setAttribute('href', url);
    else link.parentNode?.removeChild(link);
  }
}

function productOf(item: Element): string | Element | null | undefined {
  return item.querySelector('a[href]')?.getAttribute('href');
}
