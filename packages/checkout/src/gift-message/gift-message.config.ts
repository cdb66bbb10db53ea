import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** A stored message. Magento prints the literal `true`, or `[]`, where there is none. */
const stored = z.union([
  z.object({
    recipient: z.optional(z.nullable(z.string())),
    sender: z.optional(z.nullable(z.string())),
    message: z.optional(z.nullable(z.string())),
  }),
  z.boolean(),
]);

const item = z.object({
  /** Whether this item can have a message, whatever holds for the others. */
  is_available: z.optional(z.boolean()),
  message: z.optional(stored),
});

/** Settings of `<shop-gift-message>`: those of `giftOptionsConfig`, by their names there. */
export const giftMessageConfig = z.object({
  /** Cart item the message goes with; without it the message is for the whole order. */
  itemId: z._default(z.string(), 'orderLevel'),
  /** The messages the cart has: `orderLevel`, and `itemLevel` by item id. */
  giftMessage: z._default(
    z.object({
      orderLevel: z.optional(stored),
      itemLevel: z.optional(z.union([z.record(z.string(), z.union([item, z.boolean()])), z.boolean()])),
    }),
    {},
  ),
  /** Whether the order can have a message. */
  isOrderLevelGiftOptionsEnabled: z._default(z.boolean(), false),
  /** Whether items can have one; an item's own `is_available` is stronger. */
  isItemLevelGiftOptionsEnabled: z._default(z.boolean(), false),
  /** More that is sent with each message, as `extension_attributes`: what the shop's own gift options need. */
  extensionAttributes: z.optional(z.record(z.string(), z.unknown())),
  /** How the shop shows prices. A message costs nothing; it is here for what a shop adds. */
  priceFormat: z.optional(z.record(z.string(), z.unknown())),
  /** Store view of the calls; by default the page's. */
  storeCode: z.optional(z.string()),
  /** Whether the calls are for the customer's own cart or for a guest's. */
  isCustomerLoggedIn: z._default(z.boolean(), false),
  /** Key for the cart update address, where the visitor has none in the cookie `form_key`. */
  formKey: z.optional(z.string()),
  /** The shop's base address, with a trailing slash; by default the page's. */
  baseUrl: z.optional(address()),
});

export type GiftMessageConfig = z.output<typeof giftMessageConfig>;
