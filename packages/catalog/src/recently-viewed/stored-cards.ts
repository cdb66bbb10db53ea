import { parse } from '@shop-elements/core';
import { storedCardsSchema } from './stored-cards.schema';

/** A product as it was seen. */
export interface ViewedCard {
  sku: string;
  /** The card as the page showed it, with the mark of its store view at the end; Luma's own widget leaves no mark. */
  html: string;
}

/** The key and the shape are those of Luma's widget, so that a shop may change from one to the other and back. */
const KEY = 'recently-viewed-products';

/** Characters beyond which something is no card. */
const LONGEST = 50_000;

export function loadCards(): ViewedCard[] {
  try {
    return parseCards(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps as many of the newest as the browser has room for. */
export function keepCards(cards: readonly ViewedCard[]): void {
  for (let size = cards.length; size > 0; size = Math.floor(size / 2)) {
    const kept = cards.slice(0, size);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ sku: kept.map(({ sku }) => sku), html: kept.map(({ html }) => html) }),
      );
      return;
    } catch {
      // Full, or switched off: then every attempt fails.
    }
  }
}

/** What can be used of a stored text: broken ones, and entries that are none, count for nothing. */
export function parseCards(text: string | null): ViewedCard[] {
  const { sku: skus, html: htmls } = parse(storedCardsSchema, text) ?? { sku: [], html: [] };
  const cards = skus.map((sku: unknown, index): ViewedCard => ({ sku: textOf(sku), html: textOf(htmls[index]) }));
  return cards.filter(({ sku, html }) => sku !== '' && html !== '' && html.length <= LONGEST);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Ends a card: in a comment, which Luma's widget hands on with the rest. */
export function storeMark(store: string): string {
  return `<!--store ${encodeURIComponent(store)}-->`;
}

/**
 * What is shown and what is kept when a product is viewed. Cards of other store views are in another language: they are kept
 * for there, and not shown here.
 */
export function viewedCards(
  cards: readonly ViewedCard[],
  current: ViewedCard | undefined,
  { count, store }: { count: number; store: string },
): { shown: ViewedCard[]; kept: ViewedCard[] } {
  const isOurs = ({ html }: ViewedCard) => html.endsWith(storeMark(store)) || !/<!--store \S+-->$/.test(html);
  const own = cards.filter(isOurs);
  const others = own.filter(
    ({ sku }, index) => sku !== current?.sku && own.findIndex((card) => card.sku === sku) === index,
  );
  const shown = others.slice(0, count);
  const elsewhere = cards.filter((card) => !isOurs(card)).slice(0, count);
  return { shown, kept: [...(current ? [current] : []), ...shown, ...elsewhere] };
}
