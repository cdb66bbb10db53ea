import { type Reply, readQuote, rest } from '@shop-elements/host';
import type { GiftMessageConfig } from './gift-message.config';

/** The three texts of a gift message. Undefined ones are left out of the request; null deletes. */
export interface Note {
  recipient?: string | null | undefined;
  sender?: string | null | undefined;
  message?: string | null | undefined;
}

/** Replaces an item's id, in the page's JSON and in field names. */
export const ORDER_LEVEL = 'orderLevel';

/** Whether a message is allowed. An item's own flag overrides the flag for all items. */
export function isAvailable(config: GiftMessageConfig): boolean {
  if (config.itemId === ORDER_LEVEL) return config.isOrderLevelGiftOptionsEnabled;
  return itemOf(config)?.is_available ?? config.isItemLevelGiftOptionsEnabled;
}

/** The message in the cart. */
export function storedNote(config: GiftMessageConfig): Note {
  const stored = config.itemId === ORDER_LEVEL ? config.giftMessage.orderLevel : itemOf(config)?.message;
  return objectOf(stored) ?? {};
}

/** Whether the text is empty: the server stores no names without a text. */
export function isBlank({ message }: Note): boolean {
  return !message?.trim();
}

function itemOf({ giftMessage, itemId }: GiftMessageConfig) {
  return objectOf(objectOf(giftMessage.itemLevel)?.[itemId]);
}

/** Undefined for `true`, which means that nothing is stored. */
function objectOf<Value extends object>(value: Value | boolean | undefined): Value | undefined {
  return typeof value === 'object' ? value : undefined;
}

/** What a request sends. */
export interface GiftMessage extends Note {
  /** Data of the shop's own gift options. */
  extension_attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** Stores or deletes a gift message in the customer's or the guest's cart. */
export function sendGiftMessage(giftMessage: GiftMessage, config: GiftMessageConfig): Promise<Reply> {
  const { itemId, isCustomerLoggedIn, baseUrl, storeCode } = config;
  const cart = isCustomerLoggedIn ? '/carts/mine' : '/guest-carts/:cartId';
  const path = `${cart}/gift-message${itemId === ORDER_LEVEL ? '' : '/:itemId'}`;
  const json = { gift_message: giftMessage };
  return rest(path, { cartId: readQuote().cartId, itemId }, { method: 'POST', json, baseUrl, storeCode });
}
