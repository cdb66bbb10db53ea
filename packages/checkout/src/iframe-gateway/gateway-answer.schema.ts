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
