import { asText } from '../page/page-text';
import type { Reply } from '../rest/http';
import { rest } from '../rest/rest';
import { orderReCaptchaToken, resetReCaptchas } from './order-recaptcha';
import { isRefusal, ORDER_TIMEOUT } from './order-reply';
import { afterPaymentRequest, renewPaymentCaptcha, runRequestModifiers } from './payment-hooks';
import { readQuote } from './quote';

/** The payment data that a method sends with the order. Card data goes nowhere but into this request. */
export interface PaymentData {
  /** The method's code. */
  method: string;
  po_number?: string | null;
  additional_data?: Readonly<Record<string, unknown>> | null;
  extension_attributes?: Readonly<Record<string, unknown>>;
}

/**
 * The result of an order request. `unclear` means that the response can't be interpreted, so the shop may have placed the order:
 * the request timed out, or a proxy error, a login page or half a response came back.
 */
export type OrderOutcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'refused'; reply: Reply }
  | { kind: 'unclear'; reply: Reply };

/** Places the order for the visitor's cart. Only a response with an order id counts as placed. */
export async function sendOrder(payment: PaymentData): Promise<OrderOutcome> {
  const token = await orderReCaptchaToken();
  const headers: Record<string, string> = token === undefined ? {} : { 'X-ReCaptcha': token };
  const reply = await send('payment-information', payment, { headers });
  renewPaymentCaptcha();
  if (token !== undefined) resetReCaptchas();
  const orderId = orderIdIn(reply.json());
  if (reply.ok && orderId !== undefined) return { kind: 'placed', orderId };
  return { kind: isRefusal(reply) ? 'refused' : 'unclear', reply };
}

/** Magento returns the order id as a JSON string, other shops as a number. A sentence or a page is not an id. */
function orderIdIn(json: unknown): string | undefined {
  const text = asText(json);
  return text !== undefined && /^(?!0$)[^\s<>-][^\s<>]*$/.test(text) ? text : undefined;
}

/**
 * Sends the selected payment method to the server, before a gateway takes over. The body of a successful response is `true`.
 * @param signal aborts the request; the promise then rejects
 */
export function sendPaymentInformation(payment: PaymentData, signal?: AbortSignal): Promise<Reply> {
  return send('set-payment-information', payment, signal && { signal });
}

async function send(
  call: string,
  payment: PaymentData,
  options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Reply> {
  const { cartId, isGuest, email, billingAddress } = readQuote();
  const common = { cartId, billingAddress, paymentMethod: withoutDisplayKeys(payment) };
  // JSON has no undefined, and a guest's request has this key.
  const payload = isGuest ? { ...common, email: email ?? null } : common;
  const path = isGuest ? `/guest-carts/:cartId/${call}` : `/carts/mine/${call}`;
  const headers = { ...options.headers, ...runRequestModifiers(payload) };
  try {
    return await rest(path, { cartId }, { ...options, method: 'POST', json: payload, headers, timeout: ORDER_TIMEOUT });
  } finally {
    afterPaymentRequest();
  }
}

const displayKeys = ['title', '__disableTmpl'];

/** Magento answers 500 if the payment contains the page's own keys, at any depth. */
function withoutDisplayKeys(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, kept) => (displayKeys.includes(key) ? undefined : kept)));
}
