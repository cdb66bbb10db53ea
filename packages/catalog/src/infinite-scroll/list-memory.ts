import { isRecord } from '@shop-elements/core';
import { withoutFragment } from '@shop-elements/dom';
import { entryState, replaceListUrl } from '../shared/shown-url';
import type { ListedPage } from './page-list';
import { productOf } from './product-identity';

/** The data in a history entry that restores a list after Back. */
interface Remembered {
  /** The URLs of the pages, in order. */
  shopPages: readonly string[];
  /**
   * The first product in view, and its top. A scroll position would not work, because products that have not rendered yet differ in
   * height.
   */
  shopPlace?: { product: string; top: number };
}

/** The entry's pages before and after the one that the server printed. */
export function rememberedPages(): { before: readonly string[]; after: readonly string[] } {
  const { shopPages } = entryState();
  const pages = Array.isArray(shopPages) ? shopPages : [];
  const urls = pages.filter((page): page is string => typeof page === 'string');
  const printed = urls.indexOf(withoutFragment(location.href));
  if (printed === -1) return { before: [], after: [] };
  return { before: urls.slice(0, printed), after: urls.slice(printed + 1) };
}

/** The entry's first product in view. */
export function rememberedPlace(): Readonly<Record<string, unknown>> | undefined {
  const { shopPlace } = entryState();
  return isRecord(shopPlace) ? shopPlace : undefined;
}

export function urlsOf(pages: readonly ListedPage[]): string[] {
  return pages.map(({ url }) => withoutFragment(url));
}

export function rememberPages(urls: readonly string[], url: string): void {
  remember({ shopPages: urls }, url);
}

/** Stores the first product in view, and the pages if the entry has none, as after a link to an anchor. */
export function rememberPlace(pages: readonly ListedPage[]): void {
  const item = firstInView(pages.flatMap(({ items }) => items));
  const product = item && productOf(item);
  if (typeof product !== 'string') return;
  if (!('shopPages' in entryState())) rememberPages(urlsOf(pages), location.href);
  remember({ shopPlace: { product, top: item?.getBoundingClientRect().top ?? 0 } }, location.href);
}

/** The first item that ends below the top of the viewport. A binary search, because lists can be long. */
function firstInView(items: readonly HTMLElement[]): HTMLElement | undefined {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((items[middle]?.getBoundingClientRect().bottom ?? 0) > 0) to = middle;
    else from = middle + 1;
  }
  return items[from];
}

/** Removes the stored place. */
export function forgetPlace(): void {
  const { shopPlace, ...others } = entryState();
  if (shopPlace !== undefined) replaceListUrl(others, location.href);
}

function remember(added: Partial<Remembered>, url: string): void {
  replaceListUrl({ ...entryState(), ...added }, url);
}
