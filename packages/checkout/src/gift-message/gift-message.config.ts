import { url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** A stored message. Magento prints `true` or `[]` if there is none. */
const stored = z.union([
  z.object({
    recipient: z.optional(z.nullable(z.string())),
    sender: z.optional(z.nullable(z.string())),
    message: z.optional(z.nullable(z.string())),
  }),
  z.boolean(),
]);

const item = z.object({
  /** Overrides the flag for all items. */
  is_available: z.optional(z.boolean()),
  message: z.optional(stored),
});

/** Settings of `<shop-gift-message>`, with the names of Magento's `giftOptionsConfig`. */
export const giftMessageConfig = z.object({
  /** Id of the cart item that the message is for. Default: the whole order. */
  itemId: z._default(z.string(), 'orderLevel'),
  /** The cart's messages: `orderLevel`, and `itemLevel` by item id. */
  giftMessage: z._default(
    z.object({
      orderLevel: z.optional(stored),
      itemLevel: z.optional(z.union([z.record(z.string(), z.union([item, z.boolean()])), z.boolean()])),
    }),
    {},
  ),
  /** Whether the order can have a message. */
  isOrderLevelGiftOptionsEnabled: z._default(z.boolean(), false),
  /** Whether items can have a message. An item's own `is_available` overrides it. */
  isItemLevelGiftOptionsEnabled: z._default(z.boolean(), false),
  /** Sent with each message as `extension_attributes`, for the shop's own gift options. */
  extensionAttributes: z.optional(z.record(z.string(), z.unknown())),
  /** Price format, for a shop's own additions. The element itself shows no prices, so it accepts any. */
  priceFormat: z.optional(z.unknown()),
  /** Store view in REST requests. Default: the page's. */
  storeCode: z.optional(z.string()),
  /** Whether to use the logged-in customer's cart instead of a guest's. */
  isCustomerLoggedIn: z._default(z.boolean(), false),
  /** Form key for the cart update, if the visitor has no `form_key` cookie. */
  formKey: z.optional(z.string()),
  /** The shop's base URL, with a trailing slash. Default: the page's. */
  baseUrl: z.optional(url()),
});

export type GiftMessageConfig = z.output<typeof giftMessageConfig>;
