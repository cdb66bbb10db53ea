import { findProduct, type Product } from '../catalog/products';
import { randomText } from '../random';
import { nextNumber, type Shelf, type Store, shelf } from '../store';
import type { ItemChoice } from './item-options';
import { type Quote, type QuoteItem, quoteSchema } from './records';

/** All carts, by number and by the masked id that guests use. */
export interface Carts {
  find(id: number): Quote | undefined;
  /** The cart with a masked id, even after it was ordered. */
  findMasked(maskedId: string): Quote | undefined;
  create(customerId: number | null): Quote;
  save(quote: Quote): void;
  addProduct(quote: Quote, product: Product, qty: number, choice: ItemChoice): AddResult;
  setQty(quote: Quote, itemId: number, qty: number): AddResult;
  removeItem(quote: Quote, itemId: number): void;
  /** Merges one cart into another, when a guest logs in. */
  merge(from: Quote, into: Quote): void;
}

export type AddResult = { ok: true } | { ok: false; message: string };

const maximumQty = 100;

export function createCarts(store: Store, now: () => Date): Carts {
  const quotes: Shelf<Quote> = shelf(store, 'quote', quoteSchema);

  const carts: Carts = {
    find: (id) => quotes.get(id),
    findMasked(maskedId) {
      const id = store.get(`masked:${maskedId}`);
      return typeof id === 'number' ? quotes.get(id) : undefined;
    },
    create(customerId) {
      const time = timestamp(now());
      const quote: Quote = {
        id: nextNumber(store, 'quote'),
        maskedId: randomText(32),
        customerId,
        isActive: true,
        createdAt: time,
        updatedAt: time,
        items: [],
        couponCode: null,
        email: null,
        shippingAddress: null,
        billingAddress: null,
        shippingMethod: null,
        payment: null,
        giftMessage: null,
      };
      store.set(`masked:${quote.maskedId}`, quote.id);
      quotes.put(quote.id, quote);
      return quote;
    },
    save(quote) {
      quote.updatedAt = timestamp(now());
      quotes.put(quote.id, quote);
    },
    addProduct(quote, product, qty, choice) {
      const same = quote.items.find((item) => item.productId === product.id && isSame(item, choice));
      const wanted = (same?.qty ?? 0) + qty;
      const checked = checkQty(product, wanted);
      if (!checked.ok) return checked;
      if (same === undefined) quote.items.push(newItem(product, qty, choice));
      else same.qty = product.type === 'downloadable' ? 1 : wanted;
      carts.save(quote);
      return { ok: true };
    },
    setQty(quote, itemId, qty) {
      const item = quote.items.find((candidate) => candidate.id === itemId);
      const product = item === undefined ? undefined : findProduct(item.productId);
      if (item === undefined || product === undefined) {
        return { ok: false, message: "The quote item isn't found. Verify the item and try again." };
      }
      if (qty <= 0) {
        carts.removeItem(quote, itemId);
        return { ok: true };
      }
      const checked = checkQty(product, qty);
      if (!checked.ok) return checked;
      item.qty = product.type === 'downloadable' ? 1 : qty;
      carts.save(quote);
      return { ok: true };
    },
    removeItem(quote, itemId) {
      quote.items = quote.items.filter((item) => item.id !== itemId);
      if (quote.items.length === 0) quote.couponCode = null;
      carts.save(quote);
    },
    merge(from, into) {
      for (const item of from.items) {
        const product = findProduct(item.productId);
        if (product !== undefined) carts.addProduct(into, product, item.qty, item);
      }
      into.couponCode ??= from.couponCode;
      carts.save(into);
      from.items = [];
      from.isActive = false;
      carts.save(from);
    },
  };

  function newItem(product: Product, qty: number, { linkIds, variantId }: ItemChoice): QuoteItem {
    return {
      id: nextNumber(store, 'quote-item'),
      productId: product.id,
      // A download has quantity one, however often it is added.
      qty: product.type === 'downloadable' ? 1 : qty,
      linkIds: [...linkIds],
      ...(variantId !== undefined && { variantId }),
      giftMessage: null,
      addedAt: timestamp(now()),
    };
  }

  return carts;
}

/** A time in the database's format, in UTC. */
export function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function checkQty(product: Product, qty: number): AddResult {
  if (!product.inStock) return { ok: false, message: 'Product that you are trying to add is not available.' };
  if (qty > maximumQty) {
    return { ok: false, message: 'The requested qty exceeds the maximum qty allowed in shopping cart' };
  }
  return { ok: true };
}

function isSame(item: QuoteItem, { linkIds, variantId }: ItemChoice): boolean {
  const sameLinks = item.linkIds.length === linkIds.length && item.linkIds.every((id) => linkIds.includes(id));
  return sameLinks && item.variantId === variantId;
}
