import * as z from 'zod/mini';

/** The stored shapes of carts and orders. */

export const addressSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  postcode: z.string(),
  countryId: z.string(),
  /** The state's id, if the country has a list of states. */
  regionId: z.nullable(z.number()),
  regionCode: z.nullable(z.string()),
  region: z.nullable(z.string()),
  telephone: z.string(),
  /** The customer's address that it was copied from. */
  customerAddressId: z.nullable(z.number()),
});
export type Address = z.infer<typeof addressSchema>;

export const giftMessageSchema = z.object({
  id: z.number(),
  sender: z.string(),
  recipient: z.string(),
  message: z.string(),
});
export type GiftMessage = z.infer<typeof giftMessageSchema>;

const quoteItemSchema = z.object({
  id: z.number(),
  productId: z.number(),
  qty: z.number(),
  linkIds: z.array(z.number()),
  /** The selected variant, if the product has variants. */
  variantId: z.optional(z.number()),
  giftMessage: z.nullable(giftMessageSchema),
  addedAt: z.string(),
});
export type QuoteItem = z.infer<typeof quoteItemSchema>;

/** The selected payment. Of a card, only the type and last four digits are stored, and only with the order. */
const chosenPaymentSchema = z.object({ method: z.string(), poNumber: z.nullable(z.string()) });

/**
 * The shopper of the one-page checkout: a guest, or someone whose account is created with the order. Only the password's hash is
 * stored in between.
 */
export const checkoutAsSchema = z.object({
  method: z.enum(['guest', 'register']),
  password: z.nullable(z.object({ salt: z.string(), passwordHash: z.string() })),
});

export const quoteSchema = z.object({
  id: z.number(),
  /** The masked id that a guest's browser uses for the cart. */
  maskedId: z.string(),
  customerId: z.nullable(z.number()),
  isActive: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  items: z.array(quoteItemSchema),
  couponCode: z.nullable(z.string()),
  email: z.nullable(z.string()),
  shippingAddress: z.nullable(addressSchema),
  billingAddress: z.nullable(addressSchema),
  /** `<carrier>_<method>` */
  shippingMethod: z.nullable(z.string()),
  payment: z.nullable(chosenPaymentSchema),
  checkoutAs: z.optional(checkoutAsSchema),
  giftMessage: z.nullable(giftMessageSchema),
});
export type Quote = z.infer<typeof quoteSchema>;

const orderItemSchema = z.object({
  productId: z.number(),
  quoteItemId: z.number(),
  sku: z.string(),
  name: z.string(),
  qty: z.number(),
  price: z.number(),
  rowTotal: z.number(),
  fee: z.number(),
  giftMessage: z._default(z.nullable(giftMessageSchema), null),
  options: z.array(z.object({ label: z.string(), value: z.array(z.string()) })),
});

export const orderSchema = z.object({
  id: z.number(),
  incrementId: z.string(),
  quoteId: z.number(),
  visitorId: z.string(),
  customerId: z.nullable(z.number()),
  email: z.string(),
  createdAt: z.string(),
  items: z.array(orderItemSchema),
  totals: z.array(
    z.object({ code: z.string(), title: z.string(), names: z._default(z.array(z.string()), []), value: z.number() }),
  ),
  grandTotal: z.number(),
  couponCode: z.nullable(z.string()),
  shippingAddress: z.nullable(addressSchema),
  billingAddress: z.nullable(addressSchema),
  /** The names of the carrier and its service; none for downloads. */
  shippingNames: z._default(z.array(z.string()), []),
  payment: z.object({
    method: z.string(),
    title: z.string(),
    poNumber: z.nullable(z.string()),
    cardType: z.nullable(z.string()),
    cardLast4: z.nullable(z.string()),
  }),
  agreementIds: z.array(z.string()),
  giftMessage: z.nullable(giftMessageSchema),
});
export type Order = z.infer<typeof orderSchema>;
