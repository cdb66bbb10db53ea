import { parse } from '@shop-elements/core';
import { textOf } from '../page/page-text';
import type { Reply } from '../rest/http';
import { rest } from '../rest/rest';
import { restErrorSchema } from '../rest/rest-error.schema';
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

/**
 * How an order call ended. `unclear`: the shop gave no answer that can be understood, so it may have placed the order: the
 * call timed out, a proxy answered, a login page or half a reply came back.
 */
export type OrderOutcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; reply: Reply }
  | { kind: 'unclear'; reply: Reply };

/** Places the order for the visitor's cart. Only a reply with an order id counts as one. */
export async function sendOrder(payment: PaymentData): Promise<OrderOutcome> {
  const reply = await send('payment-information', payment);
  const orderId = orderIdIn(reply.json());
  if (reply.ok && orderId !== undefined) return { kind: 'placed', orderId };
  return { kind: isRefusal(reply) ? 'refused' : 'unclear', reply };
}

/** Magento answers with the order's number, as a JSON text; other shops with a number. A sentence or a page is no id. */
function orderIdIn(json: unknown): string | undefined {
  const text = textOf(json);
  return text !== undefined && /^(?!0$)[^\s<>-][^\s<>]*$/.test(text) ? text : undefined;
}

/** The shop said no by itself. Without a message of the shop's own, only a client error is a clear no. */
export function isRefusal({ status, ok, json }: Reply): boolean {
  if (status === 0 || ok) return false;
  return status < 500 || parse(restErrorSchema, json()) !== undefined;
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

/** Magento answers 500 to a payment that carries the page's own keys, at any depth. */
function withoutDisplayKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, kept) => (displayKeys.includes(key) ? undefined : kept)));
}
