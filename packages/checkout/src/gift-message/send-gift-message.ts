import { type Reply, readQuote, rest } from '@shop-elements/host';
import type { GiftMessageConfig } from './gift-message.config';
import { type Note, ORDER_LEVEL } from './stored-note';

/** What a call sends. */
export interface GiftMessage extends Note {
  /** Data of the shop's own gift options; left out where there are none. */
  extension_attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** Stores a gift message, or deletes it: in the customer's own cart, or in the guest's. */
export function sendGiftMessage(giftMessage: GiftMessage, config: GiftMessageConfig): Promise<Reply> {
  const { itemId, isCustomerLoggedIn, baseUrl, storeCode } = config;
  const cart = isCustomerLoggedIn ? '/carts/mine' : '/guest-carts/:cartId';
  const path = `${cart}/gift-message${itemId === ORDER_LEVEL ? '' : '/:itemId'}`;
  const json = { gift_message: giftMessage };
  return rest(path, { cartId: readQuote().cartId, itemId }, { method: 'POST', json, baseUrl, storeCode });
}
