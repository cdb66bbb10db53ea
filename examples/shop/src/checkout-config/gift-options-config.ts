import { isGiftable } from '../quote/gift-notes';
import type { GiftMessage, Quote, QuoteItem } from '../quote/records';
import { isVirtual } from '../quote/shipping';
import type { Visit } from '../visit';

/** `window.giftOptionsConfig`. Luma prints it only on the cart page; this shop also supports gift messages in the checkout. */
export function giftOptionsConfig(quote: Quote, visit: Visit) {
  const items = quote.items.map((item) => [String(item.id), itemLevel(item)] as const);
  return {
    giftMessage: {
      // A virtual cart can't contain a gift message. If there is no message yet, the value is the literal `true`.
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

function itemLevel(item: QuoteItem) {
  if (!isGiftable(item)) return [];
  if (item.giftMessage === null) return { is_available: true };
  const { sender, recipient, message } = item.giftMessage;
  return { is_available: true, message: { sender, recipient, message } };
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
