import * as z from 'zod/mini';
import type { Gateway, GatewayPayment } from '../gateway/gateway-client';
import { amountText } from '../money';
import { type Shelf, type Store, shelf } from '../store';
import type { Quote } from './records';
import { collectTotals } from './totals';

const openedSchema = z.object({
  quoteId: z.number(),
  amount: z.string(),
  /** In a frame of the checkout or, without scripts, on the payment service's own page. */
  place: z.enum(['frame', 'page']),
  agreementIds: z.array(z.string()),
});
type Opened = z.infer<typeof openedSchema>;

const paidSchema = z.object({ amount: z.string(), type: z.string(), last4: z.string() });
type Paid = z.infer<typeof paidSchema>;

/** Carts that are being paid, or have been paid. */
export interface GatewayPayments {
  origin: string;
  /** Creates a payment of the cart's current total. @returns its token */
  open(quote: Quote, returnUrl: string, details: Pick<Opened, 'place' | 'agreementIds'>): Promise<string>;
  /** Requests the result of a payment, and records an approved one for its cart. Undefined for an unknown payment. */
  settle(token: string): Promise<{ opened: Opened; payment: GatewayPayment } | undefined>;
  /** The card that paid for a cart, if it was paid and its total has not changed since. */
  paidBy(quote: Quote): Paid | undefined;
}

export function createGatewayPayments(store: Store, gateway: Gateway): GatewayPayments {
  const opened: Shelf<Opened> = shelf(store, 'gateway-opened', openedSchema);
  const paid: Shelf<Paid> = shelf(store, 'gateway-paid', paidSchema);
  const amountOf = (quote: Quote) => amountText(collectTotals(quote).grandTotal);
  return {
    origin: gateway.origin,
    async open(quote, returnUrl, details) {
      const amount = amountOf(quote);
      const token = await gateway.open({ amount, returnUrl });
      opened.put(token, { quoteId: quote.id, amount, ...details });
      return token;
    },
    async settle(token) {
      const record = opened.get(token);
      if (record === undefined) return undefined;
      const payment = await gateway.ask(token);
      const { type, last4 } = payment;
      if (payment.status === 'approved') paid.put(record.quoteId, { amount: record.amount, type, last4 });
      return { opened: record, payment };
    },
    paidBy(quote) {
      const record = paid.get(quote.id);
      return record?.amount === amountOf(quote) ? record : undefined;
    },
  };
}
