import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { snakeKeys } from '../../quote/address-form';
import { isGiftable, keepNote, orderLevel, type Words } from '../../quote/gift-notes';
import type { GiftMessage, Quote } from '../../quote/records';
import { isVirtual } from '../../quote/shipping';
import type { Services } from '../../services';
import { missingInput, ShopError } from '../../shop-error';
import type { ShopEnv } from '../../visit';
import { type CartOf, record } from './carts';
import { jsonBody, reply } from './reply';

const words = z.nullish(z.string());
const giftMessageInput = z.object({ sender: words, recipient: words, message: words });

/** Gift messages, for the whole order or for one item. */
export function giftMessageCalls(rest: Hono<ShopEnv>, path: string, cartOf: CartOf, shop: Services): void {
  rest.get(`${path}/gift-message`, (c) => {
    const quote = cartOf(c);
    return reply(c, giftMessageReply(quote.giftMessage, quote.customerId));
  });
  rest.post(`${path}/gift-message`, (c) => {
    const quote = cartOf(c);
    const input = readMessage(jsonBody(c));
    if (quote.items.length === 0) {
      throw new ShopError(400, "Gift messages can't be used for an empty cart. Add an item and try again.");
    }
    if (isVirtual(quote)) throw new ShopError(400, "Gift messages can't be used for virtual products.");
    keepNote(quote, orderLevel, input);
    shop.carts.save(quote);
    return reply(c, true);
  });
  rest.get(`${path}/gift-message/:itemId`, (c) => {
    const quote = cartOf(c);
    return reply(c, giftMessageReply(itemOf(quote, c.req.param('itemId')).giftMessage, quote.customerId));
  });
  rest.post(`${path}/gift-message/:itemId`, (c) => {
    const quote = cartOf(c);
    const input = readMessage(jsonBody(c));
    const item = itemOf(quote, c.req.param('itemId'));
    if (!isGiftable(item)) throw new ShopError(400, "Gift messages can't be used for virtual products.");
    keepNote(quote, String(item.id), input);
    shop.carts.save(quote);
    return reply(c, true);
  });
}

/** Accepts both spellings of the key. */
function readMessage(body: unknown): Words {
  const parsed = giftMessageInput.safeParse(record(snakeKeys(body))['gift_message']);
  if (!parsed.success) throw missingInput('giftMessage');
  return parsed.data;
}

function itemOf(quote: Quote, itemId: string | undefined) {
  const item = quote.items.find((candidate) => candidate.id === Number(itemId));
  if (item !== undefined) return item;
  throw new ShopError(
    404,
    'No product with the "%1" itemId exists in the Cart. Verify your information and try again.',
    [Number(itemId)],
  );
}

/** If nothing is stored, the response is an empty list. */
function giftMessageReply(message: GiftMessage | null, customerId: number | null) {
  if (message === null) return [];
  return {
    gift_message_id: message.id,
    customer_id: customerId ?? 0,
    sender: message.sender,
    recipient: message.recipient,
    message: message.message,
  };
}
