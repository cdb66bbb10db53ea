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
  /** The item's own flag, which overrides the flag for all items. */
  is_available: z.optional(z.boolean()),
  message: z.optional(stored),
});

/** Settings of `<shop-gift-message>`: those of `giftOptionsConfig`, by their names there. */
export const giftMessageConfig = z.object({
  /** Cart item the message is for. Without it, the message is for the whole order. */
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
  /** Whether items can have a message. An item's own `is_available` wins. */
  isItemLevelGiftOptionsEnabled: z._default(z.boolean(), false),
  /** Sent with each message as `extension_attributes`, for the shop's own gift options. */
  extensionAttributes: z.optional(z.record(z.string(), z.unknown())),
  /** How the shop shows prices. A message costs nothing; it is here for what a shop adds. */
  priceFormat: z.optional(z.record(z.string(), z.unknown())),
  /** Store view of the calls; by default the page's. */
  storeCode: z.optional(z.string()),
  /** Whether the calls are for the customer's own cart or for a guest's. */
  isCustomerLoggedIn: z._default(z.boolean(), false),
  /** Form key for the cart update, if the visitor has no `form_key` cookie. */
  formKey: z.optional(z.string()),
  /** The shop's base address, with a trailing slash; by default the page's. */
  baseUrl: z.optional(address()),
});

export type GiftMessageConfig = z.output<typeof giftMessageConfig>;
