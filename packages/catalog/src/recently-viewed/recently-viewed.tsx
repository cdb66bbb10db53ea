import { type ElementProps, localeOf, pageUrl, urlOf, whenPageParsed, whenPageVisited } from '@shop-elements/core';
import { canClean, cleanHtml, prepareCleaner, setHidden, showPrinted } from '@shop-elements/dom';
import { announceContent, baseUrl, renewFormKeys, storeCode } from '@shop-elements/host';
import { useLayoutEffect } from 'react';
import type { RecentlyViewedConfig } from './recently-viewed.config';
import { loadCards, storeCards, storeMark, type ViewedCard, viewedCards } from './stored-cards';

/**
 * Shows the products a shopper viewed last, newest first, in the server's own list. Cards are stored in the browser,
 * cleaned before they are shown, and get the visitor's own form key. Hidden while there are none.
 * @example
 * <shop-recently-viewed data-count="5" data-sku="24-MB01" data-item="#viewed-item" hidden>
 *   <h2>Recently Viewed</h2>
 *   <ol class="product-items"></ol>
 *   <template id="viewed-item"><li class="product-item">… this page's product as a card …</li></template>
 * </shop-recently-viewed>
 * @fires contentUpdated on the list, for the host's own scripts
 */
export function RecentlyViewed({ element, config }: ElementProps<RecentlyViewedConfig>) {
  useRecentlyViewed(element, config);
  return null;
}

/** Shows the products viewed before, and stores this page's product. */
function useRecentlyViewed(element: HTMLElement, { count, sku, item }: RecentlyViewedConfig): void {
  useLayoutEffect(() => {
    const ended = new AbortController();
    const start = (): void => {
      const store = [storeCode(), baseUrl(), localeOf(element)].join();
      const current = currentCard(item, sku, store);
      const { shown, kept } = viewedCards(loadCards(), current, { count, store });
      if (current !== undefined) storeCards(kept);
      const show = (): void => {
        if (!ended.signal.aborted) showCards(element, shown);
      };
      if (shown.length === 0 || canClean()) show();
      else void prepareCleaner().then(show);
    };
    // The page may print its product further down.
    whenPageParsed(() => whenPageVisited(start, ended.signal), ended.signal);
    // After Back, the shopper has viewed more products.
    const shownAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) start();
    };
    window.addEventListener('pageshow', shownAgain, { signal: ended.signal });
    return () => ended.abort();
  }, [element, count, sku, item]);
}

/** Shows the cards, except those that sanitizing leaves empty. */
function showCards(element: HTMLElement, shown: readonly ViewedCard[]): void {
  const cards = shown.map(({ html }) => cleanCard(html)).filter((card) => card !== undefined);
  setHidden(element, cards.length === 0);
  showPrinted(element);
  const list = listIn(element);
  const { activeElement } = document;
  const focused = list.contains(activeElement) && activeElement?.getAttribute('href');
  list.replaceChildren(...cards.map((card) => asEntry(card, list)));
  // After Back, the focus is on the link that the shopper followed.
  if (focused)
    list
      .querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]:not([tabindex="-1"])`)
      ?.focus({ preventScroll: true });
  renewFormKeys(list);
  announceContent(list);
}

/** This page's product, if it has one. */
function currentCard(selector: string, skuSetting: string | undefined, store: string): ViewedCard | undefined {
  const item = document.querySelector<HTMLElement>(selector);
  const sku = skuSetting ?? item?.dataset.sku;
  if (!item || !sku) return undefined;
  const card =
    item instanceof HTMLTemplateElement
      ? item.content.firstElementChild
      : item.querySelector(':scope > li:first-child');
  return { sku, html: (card ?? item).outerHTML + storeMark(store) };
}

/** The server's list, or a new one. */
function listIn(element: HTMLElement): Element {
  const found = element.querySelector('.product-items, ol, ul');
  if (found !== null) return found;
  const list = document.createElement('ol');
  list.className = 'product-items';
  element.append(list);
  return list;
}

function asEntry(card: Element, list: Element): Element {
  if (card.localName === 'li' || !list.matches('ol, ul')) return card;
  const entry = document.createElement('li');
  entry.append(card);
  return entry;
}

/**
 * Sanitizes a stored card.
 * @returns undefined if nothing is left of it
 */
function cleanCard(html: string): Element | undefined {
  const card = cleanHtml(html, 'part').firstElementChild;
  if (card === null) return undefined;
  // On its own page, the card may be a hidden block.
  card.removeAttribute('hidden');
  for (const node of [card, ...card.querySelectorAll('[id], form')]) {
    // The page may already use these ids.
    node.removeAttribute('id');
    // A stored form may post only to this shop.
    if (urlOf(node.getAttribute('action') ?? '')?.origin !== pageUrl().origin) node.removeAttribute('action');
  }
  return card;
}
