import type { Reply } from '../rest/http';
import { rest } from '../rest/rest';
import { readQuote } from './quote';

/** What a payment method sends with the order. Card data in it goes nowhere but into the call. */
export interface PaymentData {
  /** The method's code. */
  method: string;
  po_number?: string | null;
  additional_data?: Readonly<Record<string, unknown>> | null;
  extension_attributes?: Readonly<Record<string, unknown>>;
}

/** Milliseconds. An order may take its time; giving up early would invite a second one. */
export const ORDER_TIMEOUT = 120_000;

/** Places the order for the visitor's cart. A good reply's body is the order id, as JSON text. */
export function sendOrder(payment: PaymentData): Promise<Reply> {
  return send('payment-information', payment);
}

/**
 * Tells the server which method pays, before a gateway takes over. A good reply's body is `true`.
 * @param signal ends the call early; the promise then rejects
 */
export function sendPaymentInformation(payment: PaymentData, signal?: AbortSignal): Promise<Reply> {
  return send('set-payment-information', payment, signal);
}

function send(call: string, payment: PaymentData, signal?: AbortSignal): Promise<Reply> {
  const { cartId, isGuest, email, billingAddress } = readQuote();
  const body = { cartId, billingAddress, paymentMethod: withoutDisplayKeys(payment) };
  const path = isGuest ? `/guest-carts/:cartId/${call}` : `/carts/mine/${call}`;
  return rest(
    path,
    { cartId },
    {
      method: 'POST',
      json: isGuest ? { ...body, email } : body,
      timeout: ORDER_TIMEOUT,
      ...(signal && { signal }),
    },
  );
}

const displayKeys = ['title', '__disableTmpl'];

/** Magento answers 500 to a payment that carries the page's own keys, at any depth. Source: live facts, 15. */
function withoutDisplayKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, kept) => (displayKeys.includes(key) ? undefined : kept)));
}
