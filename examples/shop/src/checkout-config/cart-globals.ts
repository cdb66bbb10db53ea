import { findProduct } from '../catalog/products';
import type { GiftMessage, Quote } from '../quote/records';
import { isVirtual } from '../quote/shipping';
import { pageGlobals } from '../routes/page-config';
import type { Services } from '../services';
import type { Visit } from '../visit';
import { checkoutConfig } from './checkout-config';

/** What the cart page tells its scripts; the gift settings are found on this page only. */
export function cartGlobals(visit: Visit, shop: Services): Record<string, unknown> {
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0) return pageGlobals(visit);
  return {
    ...pageGlobals(visit),
    checkoutConfig: checkoutConfig(quote, visit, shop),
    giftOptionsConfig: giftOptionsConfig(quote, visit),
  };
}

function giftOptionsConfig(quote: Quote, visit: Visit) {
  const items = quote.items.map((item) => [String(item.id), itemLevel(item.giftMessage, item.productId)] as const);
  return {
    giftMessage: {
      // A virtual cart has nothing to lay a note into; no note yet is the literal `true`.
      orderLevel: isVirtual(quote) ? false : (stored(quote.giftMessage, visit) ?? true),
      itemLevel: items.length === 0 ? true : Object.fromEntries(items),
    },
    isOrderLevelGiftOptionsEnabled: !isVirtual(quote),
    isItemLevelGiftOptionsEnabled: true,
    priceFormat: visit.view.priceFormat,
    storeCode: visit.view.code,
    isCustomerLoggedIn: visit.customer() !== undefined,
    formKey: visit.formKey,
    baseUrl: visit.absolute('/'),
  };
}

function itemLevel(message: GiftMessage | null, productId: number) {
  if (findProduct(productId)?.type === 'downloadable') return [];
  return {
    is_available: true,
    ...(message === null
      ? {}
      : { message: { sender: message.sender, recipient: message.recipient, message: message.message } }),
  };
}

function stored(message: GiftMessage | null, visit: Visit) {
  if (message === null) return undefined;
  return {
    gift_message_id: String(message.id),
    customer_id: String(visit.customer()?.id ?? 0),
    sender: message.sender,
    recipient: message.recipient,
    message: message.message,
  };
}
