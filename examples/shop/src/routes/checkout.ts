import type { Hono } from 'hono';
import { forgetFailures, isRequired, limitPayments, newCaptcha } from '../captcha';
import { cartGlobals } from '../checkout-config/cart-globals';
import { isExpired } from '../customer/stored-cards';
import { escapeHtml } from '../escape';
import { testCards } from '../gateway/test-cards';
import { page } from '../page';
import { isEmail, missingFields } from '../quote/address-form';
import { agreementsIn } from '../quote/agreements';
import { giftPlaces, keepNote, postedNotes, type Words } from '../quote/gift-notes';
import {
  cardMethod,
  checkmoConfig,
  freeMethod,
  gatewayMethod,
  instructionsHtml,
  isFree,
  printedMethods,
  storedCardKey,
  usableMethods,
  vaultMethod,
} from '../quote/payment-methods';
import { purchaseOrderRule } from '../quote/place-order';
import { postedAddress, postedChoice } from '../quote/posted-forms';
import type { Address, Quote } from '../quote/records';
import { countries } from '../quote/regions';
import { countryOf, isVirtual, rateCode, shippingRates } from '../quote/shipping';
import { collectTotals } from '../quote/totals';
import type { Services } from '../services';
import { ShopError } from '../shop-error';
import { addressLines, emptyAddress } from '../views/address-view';
import { discountView, summaryView } from '../views/cart-view';
import { orderView } from '../views/order-view';
import { storedCardView } from '../views/stored-card-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { rememberOrder } from '../visitor-orders';
import { sessionExpired } from './cart';
import { notFound } from './catalog';
import { payOnTheirPage } from './gateway-return';
import { configScript } from './page-config';

export function checkoutRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/checkout', (c) => checkoutPage(c, shop));
  app.get('/checkout/config.js', (c) => configScript(c, cartGlobals(c.get('visit'), shop)));
  app.post('/checkout/onepage/saveShipping', (c) => saveAddresses(c, shop));
  app.post('/checkout/onepage/placeOrder', (c) => placeOrder(c, shop));
  app.get('/checkout/onepage/success', (c) => successPage(c, shop));
  app.get('/checkout/noroute', (c) => notFound(c, shop));
}

/** The first incomplete step, or the address step if it was requested. */
function checkoutPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0) return redirectWithMessages(c, '/checkout/cart/');
  if (visit.url.searchParams.get('step') === 'address' || !addressStepIsDone(quote)) {
    return addressPage(c, shop, quote, firstDraft(quote, visit));
  }
  return paymentPage(c, shop, quote);
}

interface AddressDraft {
  email: string;
  shipping: Address;
  billing: Address;
  sameAddress: boolean;
  shippingMethod: string | null;
  /** The texts of the gift cards, by place. */
  gifts: ReadonlyMap<string, Words>;
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
}

function addressStepIsDone(quote: Quote): boolean {
  if (quote.email === null || quote.billingAddress === null) return false;
  if (isVirtual(quote)) return missingFields(quote.billingAddress).length === 0;
  if (quote.shippingAddress === null || missingFields(quote.shippingAddress).length > 0) return false;
  return collectTotals(quote).shippingRate !== undefined;
}

/** The known address, or the customer's own, or the one just selected from her address book. */
function firstDraft(quote: Quote, visit: Visit): AddressDraft {
  const customer = visit.customer();
  const picked = Number(visit.url.searchParams.get('address'));
  const own =
    customer?.addresses.find((entry) => entry.id === picked) ?? customer?.addresses.find((entry) => entry.isDefault);
  const known = picked ? undefined : (quote.shippingAddress ?? quote.billingAddress);
  const start = known ??
    own?.address ?? { ...emptyAddress, firstname: customer?.firstname ?? '', lastname: customer?.lastname ?? '' };
  const billing = quote.billingAddress ?? start;
  return {
    email: quote.email ?? customer?.email ?? '',
    shipping: start,
    billing,
    sameAddress: picked > 0 || addressLines(billing, visit.t).join() === addressLines(start, visit.t).join(),
    shippingMethod: quote.shippingMethod,
    gifts: new Map(giftPlaces(quote).map(({ key, note }) => [key, note ?? { sender: customer?.firstname }])),
    errors: {},
  };
}

function addressPage(c: ShopContext, shop: Services, quote: Quote, draft: AddressDraft): Response {
  const visit = c.get('visit');
  const totals = collectTotals(quote);
  const customer = visit.customer();
  const failed = Object.keys(draft.errors).length > 0;
  return page(
    c,
    shop,
    'checkout-address',
    {
      title: visit.t('Checkout'),
      layout: 'checkout-index-index',
      personal: true,
      configScript: '/checkout/config.js',
      scripts: ['shipping-rates.js'],
      ...(failed ? { status: 400 as const } : {}),
    },
    {
      ...summaryView(totals, visit.t),
      draft,
      guest: customer === undefined,
      saved: savedAddresses(visit, draft.shipping),
      countries,
      gifts: giftPlaces(quote).map(({ key, name }) => ({ key, name, note: draft.gifts.get(key) })),
      wants_gifts: Array.from(draft.gifts.values()).some(({ message }) => message),
      rates: shippingRates(quote, totals.subtotal, undefined).map((rate) => ({
        code: rateCode(rate),
        carrier: rate.carrierCode,
        method: rate.methodCode,
        title: rate.carrierTitle,
        text: rate.methodTitle,
        amount: rate.amount,
        checked: rateCode(rate) === draft.shippingMethod,
      })),
    },
  );
}

function savedAddresses(visit: Visit, chosen: Address) {
  const chosenLines = addressLines(chosen, visit.t).join();
  return (visit.customer()?.addresses ?? []).map(({ id, address }) => {
    const lines = addressLines(address, visit.t);
    return { id, lines, isChosen: lines.join() === chosenLines };
  });
}

function saveAddresses(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/');
  if (quote === undefined || quote.items.length === 0) return redirectWithMessages(c, '/checkout/cart/');
  const virtual = isVirtual(quote);
  const sameAddress = virtual || visit.form.get('same_address') === '1';
  const shipping = postedAddress(visit.form, virtual ? 'billing' : '') ?? emptyAddress;
  const draft: AddressDraft = {
    email: visit.customer()?.email ?? (visit.form.get('username') ?? '').trim(),
    shipping,
    billing: sameAddress ? shipping : (postedAddress(visit.form, 'billing') ?? emptyAddress),
    sameAddress,
    shippingMethod: visit.form.get('shipping_method'),
    gifts: postedNotes(visit.form, giftPlaces(quote)),
    errors: {},
  };
  const errors = errorsOf(draft, quote, visit, virtual);
  if (Object.keys(errors).length > 0) return addressPage(c, shop, quote, { ...draft, errors });

  quote.email = draft.email;
  quote.shippingAddress = virtual ? null : draft.shipping;
  quote.billingAddress = draft.billing;
  quote.shippingMethod = virtual ? null : draft.shippingMethod;
  for (const [key, words] of draft.gifts) keepNote(quote, key, words);
  shop.carts.save(quote);
  return redirectWithMessages(c, '/checkout/');
}

function errorsOf(draft: AddressDraft, quote: Quote, visit: Visit, virtual: boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isEmail(draft.email)) errors['email'] = visit.t('Please enter a valid email address (Ex: johndoe@domain.com).');
  const check = (prefix: string, address: Address) => {
    for (const field of missingFields(address)) errors[`${prefix}_${field}`] = visit.t('This is a required field.');
  };
  check(virtual ? 'billing' : 'shipping', draft.shipping);
  if (!virtual && !draft.sameAddress) check('billing', draft.billing);
  if (!virtual) {
    const { subtotal } = collectTotals(quote);
    const rates = shippingRates(quote, subtotal, countryOf(draft.shipping));
    if (draft.shippingMethod === null) {
      errors['shipping_method'] = visit.t('The shipping method is missing. Select the shipping method and try again.');
    } else if (!rates.some((rate) => rateCode(rate) === draft.shippingMethod)) {
      errors['shipping_method'] = visit.t('This way of shipping does not go to that country.');
    }
  }
  // A gift card with a text needs a sender and a recipient.
  for (const [key, { recipient, sender, message }] of draft.gifts) {
    if (!message) continue;
    if (!recipient) errors[`gift-${key}-to`] = visit.t('This is a required field.');
    if (!sender) errors[`gift-${key}-from`] = visit.t('This is a required field.');
  }
  return errors;
}

function paymentPage(c: ShopContext, shop: Services, quote: Quote): Response {
  const visit = c.get('visit');
  const totals = collectTotals(quote);
  const instructions = instructionsHtml(visit.t);
  const usable = usableMethods(totals, shop.payments).map(({ code }) => code);
  const chosen = quote.payment?.method;
  return page(
    c,
    shop,
    'checkout-payment',
    {
      title: visit.t('Checkout'),
      layout: 'checkout-index-index',
      personal: true,
      configScript: '/checkout/config.js',
      scripts: ['plain-order.js', 'purchase-orders.js'],
      partner: shop.payments?.origin,
    },
    {
      ...summaryView(totals, visit.t),
      ...discountView(totals, visit),
      gift: giftPlaces(quote)[0],
      email: quote.email,
      ship_to: quote.shippingAddress === null ? null : addressLines(quote.shippingAddress, visit.t),
      bill_to: quote.billingAddress === null ? null : addressLines(quote.billingAddress, visit.t),
      shipping_title:
        totals.shippingRate === undefined
          ? null
          : `${visit.t(totals.shippingRate.carrierTitle)}, ${visit.t(totals.shippingRate.methodTitle)}`,
      is_free: isFree(totals),
      methods: printedMethods(totals, shop.payments).map((method) => ({
        ...method,
        is_usable: usable.includes(method.code),
        is_alone: method.code === freeMethod,
        is_card: method.code === cardMethod,
        ...(method.code === gatewayMethod ? { test_cards: testCards } : {}),
        checked: usable.includes(method.code) && (usable.length === 1 || method.code === chosen),
        instructions: instructions[method.code],
        ...(method.code === 'checkmo' ? { checkmo: checkmoConfig(visit.t) } : {}),
      })),
      ...(isRequired(visit.visitor, paymentCaptcha)
        ? { payment_captcha: newCaptcha(visit.visitor, paymentCaptcha) }
        : {}),
      vault_code: vaultMethod.code,
      stored_cards: storedCards(visit, shop),
      purchase_order_rule: purchaseOrderRule,
      agreements: agreementsIn((text) => visit.t(text)),
    },
  );
}

function storedCards(visit: Visit, shop: Services) {
  return shop.vault.cardsOf(visit.customer()?.id ?? null).map((card) => ({
    ...storedCardView(card, visit),
    key: storedCardKey(card.place),
    isExpired: isExpired(card, shop.now()),
  }));
}

const paymentCaptcha = 'payment_processing_request';

/** Orders for visitors without scripts: the same order and the same checks, with a plain form. */
function placeOrder(c: ShopContext, shop: Services): Response | Promise<Response> {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (!visit.hasFormKey) return sessionExpired(c, '/checkout/');
  if (quote === undefined || quote.items.length === 0) return redirectWithMessages(c, '/checkout/cart/');
  const choice = postedChoice(visit.form);
  if (choice.method === '') {
    visit.tell('error', visit.t('Please select a payment method.'));
    return redirectWithMessages(c, '/checkout/');
  }
  if (choice.method === gatewayMethod && shop.payments !== undefined) return payOnTheirPage(c, shop.payments);
  try {
    limitPayments(visit.visitor, visit.form.get(`captcha[${paymentCaptcha}]`) ?? undefined);
    const order = shop.orders.place(quote, choice, visit.visitor.id);
    forgetFailures(visit.visitor);
    rememberOrder(visit, order, shop);
    return redirectWithMessages(c, '/checkout/onepage/success/');
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    shop.carts.save(quote);
    visit.tell('error', escapeHtml(visit.t(error.text)));
    return redirectWithMessages(c, '/checkout/');
  }
}

function successPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const order = visit.visitor.lastOrderId === null ? undefined : shop.orders.find(visit.visitor.lastOrderId);
  if (order === undefined) return redirectWithMessages(c, '/checkout/cart/');
  return page(
    c,
    shop,
    'success',
    { title: visit.t('Thank you for your purchase!'), layout: 'checkout-onepage-success', personal: true },
    { order: orderView(order, visit.t), guest: visit.customer() === undefined },
  );
}
