import type { Hono } from 'hono';
import { findProduct } from '../catalog/products';
import type { Customer } from '../customer/customers';
import { escapeHtml } from '../escape';
import { agreements } from '../quote/agreements';
import { missingChoice } from '../quote/item-options';
import { vaultMethod } from '../quote/payment-methods';
import type { Order } from '../quote/records';
import { countryOf, isVirtual, rateCode, shippingRates } from '../quote/shipping';
import { collectTotals } from '../quote/totals';
import type { Services } from '../services';
import { ShopError } from '../shop-error';
import type { ShopEnv, Visit } from '../visit';
import { rememberOrder } from '../visitor-orders';
import { chosenOf, wantedQty } from './cart';

const failed = 'Something went wrong while processing your order. Please try again later.';

/** The status is always 200; the session's messages report the result. */
export function instantPurchaseRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.on(['GET', 'POST'], '/instantpurchase/button/placeOrder', (c) => {
    const visit = c.get('visit');
    if (c.req.method !== 'POST') return c.json({ response: failed });
    const { type, response } = attempt(visit, shop);
    visit.tell(type, escapeHtml(response));
    return c.json({ response });
  });
}

function attempt(visit: Visit, shop: Services): { type: 'success' | 'error'; response: string } {
  const customer = visit.customer();
  try {
    if (customer === undefined || !visit.hasFormKey) throw new ShopError(400, failed);
    const order = buy(customer, visit, shop);
    rememberOrder(visit, order, shop);
    return { type: 'success', response: visit.t('Your order number is: %1.', order.incrementId) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { type: 'error', response: visit.t(error.text) };
  }
}

/** A separate order: the customer's cart is unaffected. */
function buy(customer: Customer, visit: Visit, shop: Services): Order {
  const field = (name: string) => visit.form.get(`instant_purchase_${name}`);
  const address = (name: string) => customer.addresses.find(({ id }) => String(id) === field(name))?.address;
  const shippingAddress = address('shipping_address');
  const billingAddress = address('billing_address');
  const publicHash = field('payment_token');
  const product = findProduct(Number(visit.form.get('product')));
  if (product === undefined || shippingAddress === undefined || billingAddress === undefined || publicHash === null) {
    throw new ShopError(400, failed);
  }
  const choice = chosenOf(visit, product);
  const missing = missingChoice(product, choice);
  if (missing !== undefined) throw new ShopError(400, missing);

  const quote = shop.carts.create(customer.id);
  try {
    const added = shop.carts.addProduct(quote, product, wantedQty(visit.form.get('qty')), choice);
    if (!added.ok) throw new ShopError(400, added.message);
    quote.email = customer.email;
    quote.billingAddress = billingAddress;
    if (!isVirtual(quote)) {
      const [cheapest] = shippingRates(quote, collectTotals(quote).subtotal, countryOf(shippingAddress));
      quote.shippingAddress = shippingAddress;
      quote.shippingMethod = cheapest === undefined ? null : rateCode(cheapest);
    }
    const payment = { method: vaultMethod.code, poNumber: null, card: null, publicHash, saveCard: false };
    // No agreements here: customers with a saved card accepted them with an earlier order.
    return shop.orders.place(quote, { ...payment, agreementIds: agreements.map(({ id }) => id) }, visit.visitor.id);
  } finally {
    // Whatever the result, this temporary cart is removed.
    quote.isActive = false;
    shop.carts.save(quote);
  }
}
