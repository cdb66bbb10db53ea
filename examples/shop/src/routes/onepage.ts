import type { Hono } from 'hono';
import { newPasswordHash } from '../customer/password';
import { escapeHtml } from '../escape';
import { frame, page } from '../page';
import { isEmail, missingFields } from '../quote/address-form';
import { chargeCard } from '../quote/card';
import { type OnepageStep, onepageSteps, stepAfter } from '../quote/onepage-steps';
import { cardMethod, usableMethod } from '../quote/payment-methods';
import { choosePayment } from '../quote/place-order';
import { postedAddress, postedChoice } from '../quote/posted-forms';
import type { Address, Quote } from '../quote/records';
import { isVirtual, rateCode, shippingRates } from '../quote/shipping';
import { collectTotals } from '../quote/totals';
import type { Services } from '../services';
import { ShopError } from '../shop-error';
import { emptyAddress } from '../views/address-view';
import { methodsView, onepageView, progressView, reviewView } from '../views/onepage-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { rememberOrder } from '../visitor-orders';
import { sessionExpired } from './cart';

const onepagePath = '/checkout/onepage/';
const shortestPassword = 8;

/** The one-page checkout. It responds like Magento 1; a post without scripts gets the page again. */
export function onepageRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/checkout/onepage', (c) => onepage(c, shop));
  app.get('/checkout/onepage/progress', (c) => progress(c, shop));
  app.post('/checkout/onepage/saveMethod', (c) => save(c, shop, 'login', saveMethod));
  app.post('/checkout/onepage/saveBilling', (c) => save(c, shop, 'billing', saveBilling));
  app.post('/checkout/onepage/saveShippingAddress', (c) => save(c, shop, 'shipping', saveShipping));
  app.post('/checkout/onepage/saveShippingMethod', (c) => save(c, shop, 'shipping_method', saveShippingMethod));
  app.post('/checkout/onepage/savePayment', (c) => save(c, shop, 'payment', savePayment));
  app.post('/checkout/onepage/saveOrder', (c) => saveOrder(c, shop));
}

function onepage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0) return redirectWithMessages(c, '/checkout/cart/');
  // After login, shoppers return to this page.
  if (visit.customer() === undefined) visit.visitor.returnTo = onepagePath;
  return page(
    c,
    shop,
    'onepage',
    {
      title: visit.t('Checkout'),
      layout: 'checkout-onepage-index',
      personal: true,
      configScript: '/checkout/config.js',
      sheet: 'onepage.css',
    },
    onepageView(quote, visit),
  );
}

function progress(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  const step = onepageSteps.find((known) => known === visit.url.searchParams.get('prevStep'));
  if (quote === undefined || step === undefined) return sessionLost(c);
  return c.html(partial(shop, visit, 'progress', { code: step, entry: progressView(step, quote, visit.t) }));
}

/** The result of a step's post: success, or the errors and their fields. */
interface Complaint {
  texts: readonly string[];
  fields?: readonly string[];
}

/** `moved` adds data to the response that only this step has. */
type Saved = Complaint | { moved?: object; to?: OnepageStep };

type SaveStep = (quote: Quote, visit: Visit, shop: Services) => Saved | Promise<Saved>;

async function save(c: ShopContext, shop: Services, step: OnepageStep, saveStep: SaveStep): Promise<Response> {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0 || !visit.hasFormKey) return sessionLost(c);
  const saved = await saveStep(quote, visit, shop);
  // Also stores rejected values, so that the page shows them again without scripts.
  shop.carts.save(quote);
  if ('texts' in saved) return refused(c, step, saved);
  const to = saved.to ?? stepAfter(step, quote, visit.customer());
  if (!visit.isAjax) return redirectWithMessages(c, `${onepagePath}?step=${to}`);
  if (step === 'login') return c.json([]);
  return c.json({ goto_section: to, ...sectionFor(to, quote, visit, shop), ...saved.moved });
}

function refused(c: ShopContext, step: OnepageStep, { texts, fields }: Complaint): Response {
  const visit = c.get('visit');
  if (visit.isAjax) {
    return c.json(fields === undefined ? { error: 1, message: texts } : { error: texts[0], fields: fields.join(',') });
  }
  for (const text of texts) visit.tell('error', escapeHtml(text));
  return redirectWithMessages(c, `${onepagePath}?step=${step}`);
}

/** The response includes the following step's content if it depends on this step. */
function sectionFor(step: OnepageStep, quote: Quote, visit: Visit, shop: Services): object {
  const values = { ...methodsView(quote, visit.t), ...reviewView(quote, visit.t) };
  const section = (name: string, template: string) => ({
    update_section: { name, html: partial(shop, visit, template, values) },
  });
  if (step === 'shipping_method') return section('shipping-method', 'shipping-methods');
  if (step === 'payment') return section('payment-method', 'payment-methods');
  return step === 'review' ? section('review', 'review') : {};
}

function partial(shop: Services, visit: Visit, name: string, values: object): string {
  return shop.renderer.render(`partials/onepage/${name}`, values, frame(visit));
}

/** No cart, or another visitor's form: the status reports it to scripts. */
function sessionLost(c: ShopContext): Response {
  if (!c.get('visit').isAjax) return sessionExpired(c, '/checkout/cart/');
  c.header('Login-Required', 'true');
  return c.text('Session Expired', 403);
}

function saveMethod(quote: Quote, visit: Visit): Saved {
  const method = visit.form.get('method') ?? visit.form.get('checkout_method');
  if (method !== 'guest' && method !== 'register') {
    return { texts: [visit.t('Please choose to register or to checkout as a guest')] };
  }
  quote.checkoutAs = { method, password: method === 'register' ? (quote.checkoutAs?.password ?? null) : null };
  return {};
}

async function saveBilling(quote: Quote, visit: Visit, shop: Services): Promise<Saved> {
  const { form } = visit;
  quote.billingAddress = addressFrom(visit, 'billing');
  quote.email = visit.customer()?.email ?? (form.get('billing[email]') ?? '').trim();
  const texts = [...emailErrors(quote, visit, shop), ...addressErrors(quote.billingAddress, visit)];
  const password = form.get('billing[customer_password]') ?? '';
  if (quote.checkoutAs?.method === 'register' && (password !== '' || quote.checkoutAs.password === null)) {
    const error = passwordError(visit, password);
    if (error === undefined) quote.checkoutAs.password = await newPasswordHash(password);
    else texts.push(error);
  }
  if (texts.length > 0) return { texts };
  if (isVirtual(quote) || form.get('billing[use_for_shipping]') !== '1') return {};
  quote.shippingAddress = quote.billingAddress;
  return { to: 'shipping_method', moved: { allow_sections: ['shipping'], duplicateBillingInfo: 'true' } };
}

function saveShipping(quote: Quote, visit: Visit): Saved {
  const same = visit.form.get('shipping[same_as_billing]') === '1';
  quote.shippingAddress = same ? quote.billingAddress : addressFrom(visit, 'shipping');
  const texts = addressErrors(quote.shippingAddress ?? emptyAddress, visit);
  return texts.length > 0 ? { texts } : {};
}

function saveShippingMethod(quote: Quote, visit: Visit): Saved {
  const method = visit.form.get('shipping_method');
  const { subtotal } = collectTotals(quote);
  const rates = shippingRates(quote, subtotal, quote.shippingAddress?.countryId);
  if (!rates.some((rate) => rateCode(rate) === method)) return { texts: [visit.t('Invalid shipping method.')] };
  quote.shippingMethod = method;
  return {};
}

function savePayment(quote: Quote, visit: Visit, shop: Services): Saved {
  const choice = postedChoice(visit.form);
  if (choice.method === '') return { texts: [visit.t('Please specify payment method.')] };
  if (choice.method === 'purchaseorder' && choice.poNumber === null) {
    return { texts: [visit.t('Purchase order number is a required field.')], fields: ['po_number'] };
  }
  if (choice.method === cardMethod && choice.card !== null) {
    if (!visit.isAjax) return { texts: [visit.t(cardNeedsScript)] };
    const card = chargeCard(choice.card, shop.now());
    if (!card.ok) return { texts: [visit.t(card.message)], fields: ['acmepay_cc_number', 'acmepay_cc_cid'] };
  }
  try {
    choosePayment(quote, choice);
    return {};
  } catch (error) {
    if (error instanceof ShopError) return { texts: [visit.t(error.text)] };
    throw error;
  }
}

const cardNeedsScript =
  'Paying by card needs JavaScript, because the number goes to the bank and not to us. Please choose another way to pay, or turn JavaScript on.';

async function saveOrder(c: ShopContext, shop: Services): Promise<Response> {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0 || !visit.hasFormKey) return sessionLost(c);
  const posted = postedChoice(visit.form);
  const { method, poNumber } = quote.payment ?? posted;
  const choice = posted.method === '' ? { ...posted, method, poNumber } : posted;
  try {
    const order = shop.orders.place(quote, choice, visit.visitor.id);
    rememberOrder(visit, order, shop);
    await makeAccount(quote, visit, shop);
    return visit.isAjax ? c.json({ success: true, error: false }) : redirectWithMessages(c, `${onepagePath}success/`);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const text = visit.t(error.text);
    if (visit.isAjax)
      return c.json({ success: false, error: true, error_messages: text, ...wayOut(quote, visit, shop) });
    visit.tell('error', escapeHtml(text));
    return redirectWithMessages(c, onepagePath);
  }
}

/** A coupon may have made the order free, so that the selected payment method no longer applies. */
function wayOut(quote: Quote, visit: Visit, shop: Services): object {
  if (usableMethod(collectTotals(quote), quote.payment?.method ?? '') !== undefined) return {};
  return { goto_section: 'payment', ...sectionFor('payment', quote, visit, shop) };
}

/** A shopper who registers is a customer from the order on. */
async function makeAccount(quote: Quote, visit: Visit, shop: Services): Promise<void> {
  const { checkoutAs, billingAddress, email } = quote;
  if (checkoutAs?.method !== 'register' || !checkoutAs.password || !billingAddress || email === null) return;
  const { firstname, lastname } = billingAddress;
  const customer = await shop.customers.register({ email, firstname, lastname, password: checkoutAs.password });
  const orderId = visit.visitor.lastOrderId;
  if (orderId !== null) customer.orderIds.push(orderId);
  shop.customers.save(customer);
  visit.logIn(customer);
}

function addressFrom(visit: Visit, kind: 'billing' | 'shipping'): Address {
  const saved = Number(visit.form.get(`${kind}_address_id`));
  const own = visit.customer()?.addresses.find(({ id }) => id === saved)?.address;
  return own ?? postedAddress(visit.form, kind) ?? emptyAddress;
}

const missing: Readonly<Record<string, string>> = {
  firstname: 'Please enter the first name.',
  lastname: 'Please enter the last name.',
  street: 'Please enter the street.',
  city: 'Please enter the city.',
  telephone: 'Please enter the telephone number.',
  postcode: 'Please enter the zip/postal code.',
  countryId: 'Please enter the country.',
  regionId: 'Please enter the state/province.',
};

function addressErrors(address: Address, visit: Visit): string[] {
  return missingFields(address).map((field) => visit.t(missing[field] ?? field));
}

function emailErrors({ email, checkoutAs }: Quote, visit: Visit, shop: Services): string[] {
  if (!isEmail(email ?? '')) return [visit.t('Please enter a valid email address (Ex: johndoe@domain.com).')];
  const taken = checkoutAs?.method === 'register' && shop.customers.findByEmail(email ?? '') !== undefined;
  return taken ? [visit.t('There is already an account with this email address.')] : [];
}

function passwordError(visit: Visit, password: string): string | undefined {
  if (password.length < shortestPassword) return visit.t('A password needs at least %1 characters.', shortestPassword);
  return password === visit.form.get('billing[confirm_password]') ? undefined : visit.t("Passwords don't match.");
}
