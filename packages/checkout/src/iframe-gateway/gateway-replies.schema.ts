import * as z from 'zod/mini';

/**
 * Message from the shop's return page, which the gateway opens in the frame:
 * `parent.postMessage({ type: 'shop-iframe-gateway', result: 'approved' }, location.origin)`.
 */
export const gatewayAnswerSchema = z.object({
  type: z.literal('shop-iframe-gateway'),
  /** Whether the gateway accepted the payment. */
  result: z.enum(['approved', 'declined']),
  /** Why it was declined, for the shopper: a plain text or a list of texts. */
  message: z.optional(z.unknown()),
});

export type GatewayAnswer = z.output<typeof gatewayAnswerSchema>;

/**
 * Message from a page in the frame that shows a challenge, as for 3-D Secure:
 * `parent.postMessage({ type: 'shop-iframe-gateway', challenge: { width: 500, height: 600 } }, shopOrigin)`.
 */
export const challengeSchema = z.object({
  type: z.literal('shop-iframe-gateway'),
  /** The size that the page needs, in pixels. 0: it doesn't know. */
  challenge: z.object({ width: z._default(z.number(), 0), height: z._default(z.number(), 0) }),
});

export type ChallengeSize = z.output<typeof challengeSchema>['challenge'];

/** Reply of the order save, without the gateway's own entry. */
export const orderSaveSchema = z.object({
  success: z._default(z.boolean(), false),
  /** A text or a list of texts. */
  error_messages: z.optional(z.unknown()),
});

/** The gateway's own entry: the fields to send to it. */
export const gatewayEntrySchema = z.object({
  fields: z.record(z.string(), z.string()),
});
