import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { countFailure, forgetFailures, isRequired, passesCaptcha } from '../../captcha';
import { findProduct } from '../../catalog/products';
import { parseAddress, snakeKeys } from '../../quote/address-form';
import { findCoupon } from '../../quote/coupon';
import { offeredMethods } from '../../quote/payment-methods';
import type { Address, Quote } from '../../quote/records';
import { countryOf, isVirtual, rateCode, rateReply, shippingRates } from '../../quote/shipping';
import { collectTotals } from '../../quote/totals';
import { restTotals } from '../../quote/totals-replies';
import { randomHex } from '../../random';
import type { Services } from '../../services';
import { internalError, missingInput, notAllowed, ShopError } from '../../shop-error';
import type { ShopContext, ShopEnv } from '../../visit';
import { cartReply, itemsReply } from './cart-reply';
import { giftMessageCalls } from './gift-message';
import { paymentCalls } from './payment';
import { jsonBody, reply } from './reply';

/** Finds the cart of a request, or rejects it. */
export type CartOf = (c: ShopContext) => Quote;

/** The same endpoints for both kinds of shoppers: guests send a cart id, customers `mine`. */
export function cartCalls(rest: Hono<ShopEnv>, shop: Services): void {
  const guest: CartOf = (c) => guestCart(c, shop);
  const mine: CartOf = (c) => customerCart(c, shop);
  for (const [path, cartOf] of [
    ['/guest-carts/:cartId', guest],
    ['/carts/mine', mine],
  ] as const) {
    rest.get(path, (c) => reply(c, cartReply(cartOf(c), c.get('visit').customer())));
    rest.get(`${path}/items`, (c) => reply(c, itemsReply(cartOf(c))));
    rest.get(`${path}/totals`, (c) => reply(c, restTotals(collectTotals(cartOf(c)), c.get('visit').t)));
    rest.post(`${path}/totals-information`, (c) => totalsInformation(c, cartOf(c)));
    rest.post(`${path}/estimate-shipping-methods`, (c) => estimateShipping(c, cartOf(c)));
    rest.post(`${path}/shipping-information`, (c) => shippingInformation(c, cartOf(c), shop));
    rest.get(`${path}/coupons`, (c) => reply(c, cartOf(c).couponCode));
    rest.put(`${path}/coupons/:code`, (c) => putCoupon(c, cartOf(c), shop));
    rest.delete(`${path}/coupons`, (c) => {
      const quote = cartOf(c);
      quote.couponCode = null;
      shop.carts.save(quote);
      return reply(c, true);
    });
    giftMessageCalls(rest, path, cartOf, shop);
    paymentCalls(rest, path, cartOf, shop);
  }
  rest.post('/guest-carts', (c) => reply(c, shop.carts.create(null).maskedId));
}

/** The response contains null for an unknown cart, and the number of an ordered one. */
function guestCart(c: ShopContext, shop: Services): Quote {
  const quote = shop.carts.findMasked(c.req.param('cartId') ?? '');
  if (quote?.isActive === true && quote.customerId === null) return quote;
  throw new ShopError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'cartId',
    fieldValue: quote === undefined ? null : String(quote.id),
  });
}

/** A customer's session counts only for requests that identify as scripts of this shop. */
function customerCart(c: ShopContext, shop: Services): Quote {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined || !visit.isAjax) throw notAllowed('self');
  const quote = visit.cart();
  if (quote !== undefined) return quote;
  const stored = customer.quoteId === null ? undefined : shop.carts.find(customer.quoteId);
  if (stored?.isActive === true) return stored;
  throw new ShopError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'customerId',
    fieldValue: customer.id,
  });
}

function totalsInformation(c: ShopContext, quote: Quote): Response {
  const information = addressInformation(c);
  const address = readAddress(information['address'], 'address');
  const totals = collectTotals(quote, {
    address: countryOf(address) === undefined ? null : address,
    shippingMethod: methodOf(information),
  });
  return reply(c, restTotals(totals, c.get('visit').t, { estimated: true }));
}

function estimateShipping(c: ShopContext, quote: Quote): Response {
  const address = readAddress(record(snakeKeys(jsonBody(c)))['address'], 'address');
  const { subtotal } = collectTotals(quote);
  const rates = shippingRates(quote, subtotal, countryOf(address));
  return reply(
    c,
    rates.map((rate) => rateReply(rate, c.get('visit').t)),
  );
}

/** Stores an incomplete address as it is; only placing the order requires all fields. */
function shippingInformation(c: ShopContext, quote: Quote, shop: Services): Response {
  const information = addressInformation(c);
  if (isVirtual(quote)) {
    throw new ShopError(400, 'The Cart includes virtual product(s) only, so a shipping address is not used.');
  }
  const shippingAddress = readAddress(information['shipping_address'], 'shippingAddress');
  const given = information['billing_address'];
  const billingAddress = given === undefined || given === null ? shippingAddress : readAddress(given, 'billingAddress');
  const method = methodOf(information);
  const { subtotal } = collectTotals(quote);
  const rates = shippingRates(quote, subtotal, countryOf(shippingAddress));
  if (!rates.some((rate) => rateCode(rate) === method)) {
    throw new ShopError(404, 'Carrier with such method not found: %1, %2', [
      String(information['shipping_carrier_code'] ?? ''),
      String(information['shipping_method_code'] ?? ''),
    ]);
  }
  quote.shippingAddress = shippingAddress;
  quote.billingAddress = billingAddress;
  quote.shippingMethod = method;
  shop.carts.save(quote);
  const totals = collectTotals(quote);
  return reply(c, {
    payment_methods: offeredMethods(totals, shop.payments),
    totals: restTotals(totals, c.get('visit').t),
  });
}

function putCoupon(c: ShopContext, quote: Quote, shop: Services): Response {
  const { visitor } = c.get('visit');
  const form = 'sales_rule_coupon_request';
  if (isRequired(visitor, form) && !passesCaptcha(visitor, form, c.req.header('x-captcha'))) {
    throw new ShopError(
      400,
      "The coupon code couldn't be applied: Too many coupon code requests, please try again later.",
      undefined,
      { errorRedirectAction: '#shipping' },
    );
  }
  const coupon = findCoupon(c.req.param('code') ?? '');
  if (coupon === undefined) {
    countFailure(visitor);
    throw new ShopError(404, "The coupon code isn't valid. Verify the code and try again.");
  }
  if (!quote.items.some((item) => findProduct(item.productId) !== undefined)) {
    throw new ShopError(404, 'The "%1" Cart doesn\'t contain products.', [quote.id]);
  }
  forgetFailures(visitor);
  quote.couponCode = coupon.code;
  shop.carts.save(quote);
  return reply(c, true);
}

function addressInformation(c: ShopContext): Record<string, unknown> {
  const information = record(snakeKeys(jsonBody(c)))['address_information'];
  if (information === undefined || information === null) throw missingInput('addressInformation');
  return record(snakeKeys(information));
}

/** An unknown key makes the request fail, and the caller only gets a report id. */
export function readAddress(input: unknown, fieldName: string): Address {
  if (input === undefined || input === null) throw missingInput(fieldName);
  const address = parseAddress(input);
  if (address === undefined) throw internalError(randomHex(13));
  return address;
}

function methodOf(information: Record<string, unknown>): string | null {
  const carrier = information['shipping_carrier_code'];
  const method = information['shipping_method_code'];
  return typeof carrier === 'string' && typeof method === 'string' ? `${carrier}_${method}` : null;
}

export function record(value: unknown): Record<string, unknown> {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  return parsed.success ? parsed.data : {};
}
