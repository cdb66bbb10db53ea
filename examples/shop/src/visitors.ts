import * as z from 'zod/mini';
import { type Shelf, type Store, shelf } from './store';

export const messageTypes = ['success', 'error', 'warning', 'notice'] as const;

const messageSchema = z.object({ type: z.enum(messageTypes), text: z.string() });
export type Message = z.infer<typeof messageSchema>;

const writtenReviewSchema = z.object({
  productId: z.number(),
  nickname: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Stars by rating id. */
  stars: z.record(z.string(), z.number()),
  date: z.string(),
});
export type WrittenReview = z.infer<typeof writtenReviewSchema>;

/** The stored data of one browser session. */
const visitorSchema = z.object({
  id: z.string(),
  customerId: z.nullable(z.number()),
  quoteId: z.nullable(z.number()),
  /** Messages waiting to be shown: see `messages.ts`. */
  messages: z.array(messageSchema),
  /** Texts that the last page printed from the message cookie. */
  printed: z.array(z.string()),
  compare: z.array(z.number()),
  lastOrderId: z.nullable(z.number()),
  orderIds: z.array(z.number()),
  /** A review that could not be saved, returned once so that no input is lost. */
  reviewDraft: z.nullable(
    z.object({
      nickname: z.string(),
      title: z.string(),
      detail: z.string(),
      /** Option ids by rating id. */
      ratings: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** Reviews that the visitor wrote. Others never see them, and the visitor only after publication. */
  reviews: z._default(z.array(writtenReviewSchema), []),
  publishesReviews: z._default(z.boolean(), false),
  /** Answer of the captcha last sent for a form. */
  captcha: z.record(z.string(), z.object({ word: z.string(), picture: z.string() })),
  /** How many logins, discount codes and payments in a row have failed. */
  captchaFailures: z._default(z.number(), 0),
  /** Where to go after login. */
  returnTo: z.nullable(z.string()),
  /** The email address of a failed login, returned once. */
  loginName: z.optional(z.string()),
  /** The administrator who is logged in as this customer. */
  adminUserId: z.optional(z.number()),
});
export type Visitor = z.infer<typeof visitorSchema>;

export type Visitors = Shelf<Visitor>;

export function createVisitors(store: Store): Visitors {
  return shelf(store, 'visitor', visitorSchema);
}

export function newVisitor(id: string): Visitor {
  return {
    id,
    customerId: null,
    quoteId: null,
    messages: [],
    printed: [],
    compare: [],
    lastOrderId: null,
    orderIds: [],
    reviewDraft: null,
    reviews: [],
    publishesReviews: false,
    captcha: {},
    captchaFailures: 0,
    returnTo: null,
  };
}
