import { findProduct } from '../catalog/products';
import type { GiftMessage, Quote, QuoteItem } from './records';
import { isVirtual } from './shipping';

/** The text of a gift card. */
export interface Words {
  recipient?: string | null | undefined;
  sender?: string | null | undefined;
  message?: string | null | undefined;
}

/** A place for a gift card: the order or an item. */
export interface GiftPlace {
  /** `orderLevel`, or the item's id. Forms post it as part of the field names. */
  key: string;
  /** The item; null for the whole order. */
  name: string | null;
  note: GiftMessage | null;
}

export const orderLevel = 'orderLevel';

/** A download can't contain a card. */
export function isGiftable(item: QuoteItem): boolean {
  return findProduct(item.productId)?.type !== 'downloadable';
}

/** The order first, then its items. */
export function giftPlaces(quote: Quote): GiftPlace[] {
  if (quote.items.length === 0 || isVirtual(quote)) return [];
  const items = quote.items.filter(isGiftable).map((item) => ({
    key: String(item.id),
    name: findProduct(item.productId)?.name ?? '',
    note: item.giftMessage,
  }));
  return [{ key: orderLevel, name: null, note: quote.giftMessage }, ...items];
}

/** Stores a gift card. A blank text deletes it, even with names. */
export function keepNote(quote: Quote, key: string, words: Words): void {
  const item = quote.items.find(({ id }) => String(id) === key);
  if (item !== undefined) item.giftMessage = noteOf(words, item.giftMessage?.id ?? item.id * 100 + 1);
  else if (key === orderLevel) quote.giftMessage = noteOf(words, quote.giftMessage?.id ?? quote.id * 100);
}

/** The gift cards in a posted form, by place: fields named `giftmessage[<place>][to|from|message]`. */
export function postedNotes(form: URLSearchParams, places: readonly GiftPlace[]): Map<string, Words> {
  const posted = places.filter(({ key }) => form.has(`giftmessage[${key}][message]`));
  return new Map(
    posted.map(({ key }) => {
      const field = (name: string) => (form.get(`giftmessage[${key}][${name}]`) ?? '').trim();
      return [
        key,
        { recipient: field('to').slice(0, 255), sender: field('from').slice(0, 255), message: field('message') },
      ];
    }),
  );
}

function noteOf({ sender, recipient, message }: Words, id: number): GiftMessage | null {
  if ((message ?? '').trim() === '') return null;
  return { id, sender: sender ?? '', recipient: recipient ?? '', message: message ?? '' };
}
