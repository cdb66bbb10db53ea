import * as z from 'zod/mini';
import type { Gateway, GatewayPayment } from '../gateway/gateway-client';
import { amountText } from '../money';
import { type Shelf, type Store, shelf } from '../store';
import type { Quote } from './records';
import { collectTotals } from './totals';

const openedSchema = z.object({
  quoteId: z.number(),
  amount: z.string(),
  /** In a frame of the checkout, or, without scripts, on the payment service's own page. */
  place: z.enum(['frame', 'page']),
  agreementIds: z.array(z.string()),
});
type Opened = z.infer<typeof openedSchema>;

const paidSchema = z.object({ amount: z.string(), type: z.string(), last4: z.string() });
type Paid = z.infer<typeof paidSchema>;

/** Which carts are being paid, and which have been. */
export interface GatewayPayments {
  origin: string;
  /** Opens a payment of what the cart costs now. @returns its token */
  open(quote: Quote, returnUrl: string, details: Pick<Opened, 'place' | 'agreementIds'>): Promise<string>;
  /** Asks how a payment ended; an approved one is remembered for its cart. Undefined when there was no such payment. */
  settle(token: string): Promise<{ opened: Opened; payment: GatewayPayment } | undefined>;
  /** The card by which a cart has been paid, if it was, and if it still costs the same. */
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
