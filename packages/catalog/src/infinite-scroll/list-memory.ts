import { isRecord } from '@shop-elements/core';
import { type ListedPage, productOf } from './page-list';

/** What a history entry holds to bring a list back after Back. */
interface Remembered {
  /** The addresses of the pages, in their order. */
  shopPages: readonly string[];
  /**
   * The product at the top of the window, and where it begins. A scroll position would not do: products that have not been
   * drawn again are higher or lower.
   */
  shopPlace?: { product: string; top: number };
}

/** The pages of this entry: those before the one that the server has printed, and those after it. */
export function rememberedPages(): { before: readonly string[]; after: readonly string[] } {
  const state: unknown = history.state;
  const pages = isRecord(state) && Array.isArray(state.shopPages) ? state.shopPages : [];
  const addresses = pages.filter((page): page is string => typeof page === 'string');
  const printed = addresses.indexOf(withoutAnchor(location.href));
  if (printed === -1) return { before: [], after: [] };
  return { before: addresses.slice(0, printed), after: addresses.slice(printed + 1) };
}

export function rememberPages(pages: readonly ListedPage[], address: string): void {
  remember({ shopPages: pages.map(({ url }) => withoutAnchor(url)) }, address);
}

/** Remembers the product at the top of the window. */
export function rememberPlace(pages: readonly ListedPage[]): void {
  const item = firstInView(pages.flatMap(({ items }) => items));
  const product = item && productOf(item);
  if (typeof product !== 'string') return;
  remember({ shopPlace: { product, top: item?.getBoundingClientRect().top ?? 0 } }, location.href);
}

/** The first item that ends below the top of the window. Found by halves: a long list is not asked item by item. */
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

function remember(added: Partial<Remembered>, address: string): void {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), ...added }, '', address);
}

/** Milliseconds for which cards above the place may still find their height. */
const SETTLING = 3000;

/** Returns to the remembered place, and stays there while the cards above it find their height, unless the shopper moves. */
export function returnToPlace(pages: readonly ListedPage[]): void {
  const state: unknown = history.state;
  const place = isRecord(state) && isRecord(state.shopPlace) ? state.shopPlace : undefined;
  const items = pages.flatMap((page) => page.items);
  const item = items.find((candidate) => productOf(candidate) === place?.product);
  const before = Number(place?.top);
  if (!item?.parentElement || Number.isNaN(before)) return;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: item.getBoundingClientRect().top - before, behavior: 'instant' }),
  );
  observer.observe(item.parentElement);
  const stop = (): void => observer.disconnect();
  for (const move of ['wheel', 'touchstart', 'keydown', 'mousedown']) {
    window.addEventListener(move, stop, { once: true, passive: true });
  }
  setTimeout(stop, SETTLING);
}

export function withoutAnchor(address: string): string {
  return address.split('#')[0] ?? address;
}
