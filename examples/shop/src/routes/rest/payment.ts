import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { forgetFailures, limitPayments } from '../../captcha';
import { isEmail, snakeKeys } from '../../quote/address-form';
import { offeredMethods } from '../../quote/payment-methods';
import { choosePayment, type PaymentChoice } from '../../quote/place-order';
import type { Quote } from '../../quote/records';
import { collectTotals } from '../../quote/totals';
import { restTotals } from '../../quote/totals-replies';
import { randomHex } from '../../random';
import type { Services } from '../../services';
import { internalError, missingInput, ShopError } from '../../shop-error';
import type { ShopContext, ShopEnv } from '../../visit';
import { rememberOrder } from '../../visitor-orders';
import { type CartOf, readAddress, record } from './carts';
import { jsonBody, reply } from './reply';

const text = z.nullish(z.union([z.string(), z.number()]));

/** Only these keys: a `title` or a `__disableTmpl` makes the request fail, as in a live shop. */
const paymentInput = z.strictObject({
  method: z.string(),
  po_number: text,
  additional_data: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  extension_attributes: z.nullish(
    z.looseObject({ agreement_ids: z.nullish(z.array(z.union([z.string(), z.number()]))) }),
  ),
});

const cardInput = z.object({ cc_number: text, cc_exp_month: text, cc_exp_year: text, cc_cid: text });

const vaultInput = z.object({
  public_hash: text,
  is_active_payment_token_enabler: z.nullish(z.union([z.boolean(), z.number(), z.string()])),
});

export function paymentCalls(rest: Hono<ShopEnv>, path: string, cartOf: CartOf, shop: Services): void {
  rest.get(`${path}/payment-information`, (c) => {
    const totals = collectTotals(cartOf(c));
    return reply(c, {
      payment_methods: offeredMethods(totals, shop.payments),
      totals: restTotals(totals, c.get('visit').t),
    });
  });
  rest.post(`${path}/set-payment-information`, (c) => {
    const quote = cartOf(c);
    const choice = takeInput(c, quote);
    choosePayment(quote, choice, shop.payments);
    shop.carts.save(quote);
    return reply(c, true);
  });
  rest.post(`${path}/payment-information`, (c) => {
    const quote = cartOf(c);
    const { visitor } = c.get('visit');
    limitPayments(visitor, c.req.header('x-captcha'));
    const choice = takeInput(c, quote);
    shop.carts.save(quote);
    const order = shop.orders.place(quote, choice, visitor.id);
    forgetFailures(visitor);
    rememberOrder(c.get('visit'), order, shop);
    // The order's number, as text.
    return reply(c, String(order.id));
  });
}

/** Reads a payment request, and stores its email address and billing address in the cart. */
function takeInput(c: ShopContext, quote: Quote): PaymentChoice {
  const body = record(snakeKeys(jsonBody(c)));
  if (quote.customerId === null) {
    const email = body['email'];
    if (typeof email !== 'string') throw missingInput('email');
    if (!isEmail(email)) throw new ShopError(400, 'Invalid email format');
    quote.email = email;
  }
  const given = body['payment_method'];
  if (given === undefined || given === null) throw missingInput('paymentMethod');
  const payment = paymentInput.safeParse(snakeKeys(given));
  if (!payment.success) throw internalError(randomHex(13));
  const billing = body['billing_address'];
  if (billing !== undefined && billing !== null) quote.billingAddress = readAddress(billing, 'billingAddress');

  const { method, po_number, additional_data, extension_attributes } = payment.data;
  const card = cardInput.safeParse(additional_data);
  const stored = vaultInput.safeParse(additional_data).data;
  return {
    method,
    poNumber: po_number === null || po_number === undefined ? null : String(po_number),
    card: card.success
      ? {
          number: String(card.data.cc_number ?? ''),
          expirationMonth: String(card.data.cc_exp_month ?? ''),
          expirationYear: String(card.data.cc_exp_year ?? ''),
          verification: String(card.data.cc_cid ?? ''),
        }
      : null,
    publicHash: stored?.public_hash === undefined || stored.public_hash === null ? null : String(stored.public_hash),
    saveCard: [true, 1, '1', 'true'].includes(stored?.is_active_payment_token_enabler ?? false),
    agreementIds: (extension_attributes?.agreement_ids ?? []).map(String),
  };
}
