import * as z from 'zod/mini';

/**
 * What the shop's return page, to which the gateway sends the frame, posts to the checkout:
 * `parent.postMessage({ type: 'shop-iframe-gateway', result: 'approved' }, location.origin)`.
 */
export const gatewayAnswerSchema = z.object({
  type: z.literal('shop-iframe-gateway'),
  /** Whether the order may be placed. */
  result: z.enum(['approved', 'declined']),
  /** Why it was declined: plain text for the shopper. */
  message: z._default(z.string(), ''),
});

export type GatewayAnswer = z.output<typeof gatewayAnswerSchema>;

/**
 * What a page in the frame posts when the shopper has to do something in it, as 3-D Secure asks:
 * `parent.postMessage({ type: 'shop-iframe-gateway', challenge: { width: 500, height: 600 } }, shopOrigin)`.
 */
export const challengeSchema = z.object({
  type: z.literal('shop-iframe-gateway'),
  /** The size that the page wants, in pixels. */
  challenge: z.object({ width: z.number(), height: z.number() }),
});

export type ChallengeSize = z.output<typeof challengeSchema>['challenge'];
