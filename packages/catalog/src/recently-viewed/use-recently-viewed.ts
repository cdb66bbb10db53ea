import { localeOf } from '@shop-elements/core';
import { canClean, prepareCleaner, setHidden, showPrinted } from '@shop-elements/dom';
import { announceContent, baseUrl, renewFormKeys, storeCode } from '@shop-elements/host';
import { useLayoutEffect } from 'react';
import { cleanCard } from './clean-card';
import type { RecentlyViewedConfig } from './recently-viewed.config';
import { keepCards, loadCards, storeMark, type ViewedCard, viewedCards } from './stored-cards';

/** Shows what was viewed before, then stores the product of this page. */
export function useRecentlyViewed(element: HTMLElement, { count, sku, item }: RecentlyViewedConfig): void {
  useLayoutEffect(() => {
    const store = [storeCode(), baseUrl(), localeOf(element)].join();
    const current = currentCard(item, sku, store);
    const { shown, kept } = viewedCards(loadCards(), current, { count, store });
    if (current !== undefined) keepCards(kept);
    let isWanted = true;
    const show = (): void => {
      if (isWanted) showCards(element, shown);
    };
    if (shown.length === 0 || canClean()) show();
    else void prepareCleaner().then(show);
    return () => {
      isWanted = false;
    };
  }, [element, count, sku, item]);
}

/** Of a card that cannot be cleaned, or of which nothing is left, nothing is shown. */
function showCards(element: HTMLElement, shown: readonly ViewedCard[]): void {
  const cards = shown.map(({ html }) => cleanCard(html)).filter((card) => card !== undefined);
  setHidden(element, cards.length === 0);
  showPrinted(element);
  const list = listIn(element);
  list.replaceChildren(...cards.map((card) => asEntry(card, list)));
  renewFormKeys(list);
  announceContent(list);
}

/** This page's product; undefined on a page that has none. */
function currentCard(selector: string, given: string | undefined, store: string): ViewedCard | undefined {
  const item = document.querySelector<HTMLElement>(selector);
  const sku = given ?? item?.dataset.sku;
  if (!item || !sku) return undefined;
  const card =
    item instanceof HTMLTemplateElement
      ? item.content.firstElementChild
      : item.querySelector(':scope > li:first-child');
  return { sku, html: (card ?? item).outerHTML + storeMark(store) };
}

/** The server's list; where it printed none, one of ours. */
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
