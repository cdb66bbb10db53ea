import type { Hono } from 'hono';
import { giftPlaces, keepNote, postedNotes } from '../quote/gift-notes';
import type { Services } from '../services';
import { redirectWithMessages, type ShopContext, type ShopEnv } from '../visit';
import { sessionExpired } from './cart';

/** Gift cards of visitors without scripts; with scripts, they use REST. */
export function giftMessageRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.post('/giftmessage/cart/save', (c) => saveNotes(c, shop));
}

function saveNotes(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/cart/');
  if (quote !== undefined) {
    for (const [key, words] of postedNotes(visit.form, giftPlaces(quote))) keepNote(quote, key, words);
    shop.carts.save(quote);
    visit.tell('success', visit.t('Your gift message was saved.'));
  }
  return redirectWithMessages(c, visit.back('/checkout/cart/'));
}
