import * as z from 'zod/mini';

const openedReply = z.object({ token: z.string() });

const paymentReply = z.object({
  status: z.enum(['open', 'approved', 'declined']),
  /** Why it was declined. */
  message: z.string(),
  type: z.string(),
  last4: z.string(),
});

/** The state of a payment. The shop only learns the card's type and last four digits. */
export type GatewayPayment = z.infer<typeof paymentReply>;

/** The payment service's API for the shop's server. It never carries card numbers. */
export interface Gateway {
  origin: string;
  /** @returns the token with which the browser pays */
  open(payment: { amount: string; returnUrl: string }): Promise<string>;
  ask(token: string): Promise<GatewayPayment>;
}

/** Calls the payment service from server to server. */
export function gatewayAt(origin: string): Gateway {
  return {
    origin,
    async open(payment) {
      const reply = await fetch(`${origin}/payments`, { method: 'POST', body: JSON.stringify(payment) });
      return openedReply.parse(await reply.json()).token;
    },
    async ask(token) {
      return paymentReply.parse(await (await fetch(`${origin}/payments/${token}`)).json());
    },
  };
}
