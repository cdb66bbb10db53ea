import { parse } from '@shop-elements/core';
import { storedCardsSchema } from './stored-cards.schema';

/** A viewed product. */
export interface ViewedCard {
  sku: string;
  /** The card's HTML, which ends with a mark of its store view. Cards of Luma's own widget have no mark. */
  html: string;
}

/** Key and format are the same as in Luma's widget, so that a shop can switch between the two. */
const KEY = 'recently-viewed-products';

/** Longest HTML of a card, in characters. */
const LONGEST = 50_000;

export function loadCards(): ViewedCard[] {
  try {
    return parseCards(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores as many of the newest cards as the browser has space for. */
export function storeCards(cards: readonly ViewedCard[]): void {
  for (let size = cards.length; size > 0; size = Math.floor(size / 2)) {
    const kept = cards.slice(0, size);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ sku: kept.map(({ sku }) => sku), html: kept.map(({ html }) => html) }),
      );
      return;
    } catch {
      // Storage is full. If it is disabled, every attempt fails.
    }
  }
}

/** Parses the stored text. Ignores invalid entries. */
export function parseCards(text: string | null): ViewedCard[] {
  const { sku: skus, html: htmls } = parse(storedCardsSchema, text) ?? { sku: [], html: [] };
  const cards = skus.map((sku: unknown, index): ViewedCard => ({ sku: textOf(sku), html: textOf(htmls[index]) }));
  return cards.filter(({ sku, html }) => sku !== '' && html !== '' && html.length <= LONGEST);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The store view's mark at the end of a card: a comment, which Luma's widget keeps. */
export function storeMark(store: string): string {
  return `<!--store ${encodeURIComponent(store)}-->`;
}

/**
 * Determines which cards to show and to store when a product is viewed. Cards of other store views may be in another language, so they
 * are stored, but not shown here.
 */
export function viewedCards(
  cards: readonly ViewedCard[],
  current: ViewedCard | undefined,
  { count, store }: { count: number; store: string },
): { shown: ViewedCard[]; kept: ViewedCard[] } {
  const isOfThisStore = ({ html }: ViewedCard) => html.endsWith(storeMark(store)) || !/<!--store \S+-->$/.test(html);
  const ofThisStore = cards.filter(isOfThisStore);
  const others = ofThisStore.filter(
    ({ sku }, index) => sku !== current?.sku && ofThisStore.findIndex((card) => card.sku === sku) === index,
  );
  const shown = others.slice(0, count);
  const elsewhere = cards.filter((card) => !isOfThisStore(card)).slice(0, count);
  return { shown, kept: [...(current ? [current] : []), ...shown, ...elsewhere] };
}
