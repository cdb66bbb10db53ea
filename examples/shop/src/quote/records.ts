import * as z from 'zod/mini';

/** The shapes in which carts and orders lie in the store. */

export const addressSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  postcode: z.string(),
  countryId: z.string(),
  /** Number of a state, where the country has a list of them. */
  regionId: z.nullable(z.number()),
  regionCode: z.nullable(z.string()),
  region: z.nullable(z.string()),
  telephone: z.string(),
  /** The customer's own address it was copied from. */
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
  /** The kind that was chosen of a product that comes in several. */
  variantId: z.optional(z.number()),
  giftMessage: z.nullable(giftMessageSchema),
  addedAt: z.string(),
});
export type QuoteItem = z.infer<typeof quoteItemSchema>;

/** What is chosen for paying. Of a card only its kind and its last four digits are ever kept, and only on the order. */
const chosenPaymentSchema = z.object({ method: z.string(), poNumber: z.nullable(z.string()) });

/** Who checks out on one page: a guest, or someone whose account is made with the order. Of the password only the hash waits. */
export const checkoutAsSchema = z.object({
  method: z.enum(['guest', 'register']),
  password: z.nullable(z.object({ salt: z.string(), passwordHash: z.string() })),
});

export const quoteSchema = z.object({
  id: z.number(),
  /** What a guest's browser knows the cart by. */
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
  /** Of the carrier and of its service; none for downloads. */
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
