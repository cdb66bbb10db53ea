import { agreementsIn } from '../quote/agreements';
import type { OnepageStep } from '../quote/onepage-steps';
import { openStep, stepsOf } from '../quote/onepage-steps';
import { cardMethod, checkmoConfig, instructionsHtml, usableMethods } from '../quote/payment-methods';
import type { Address, Quote } from '../quote/records';
import { countries } from '../quote/regions';
import { rateCode, shippingRates } from '../quote/shipping';
import { collectTotals, type Totals } from '../quote/totals';
import type { Translate } from '../texts/translate';
import type { Visit } from '../visit';
import { addressLines, emptyAddress } from './address-view';
import { summaryView } from './cart-view';

const titles: Readonly<Record<OnepageStep, string>> = {
  login: 'Checkout Method',
  billing: 'Billing Information',
  shipping: 'Shipping Information',
  shipping_method: 'Shipping Method',
  payment: 'Payment Information',
  review: 'Order Review',
};

/** Data for the one-page checkout with all its steps. */
export function onepageView(quote: Quote, visit: Visit) {
  const customer = visit.customer();
  const steps = stepsOf(quote, customer);
  const open = openStep(quote, customer, visit.url.searchParams.get('step'));
  const own = customer?.addresses.find(({ isDefault }) => isDefault);
  const start = own?.address ?? {
    ...emptyAddress,
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
  };
  const billing = quote.billingAddress ?? start;
  const shipping = quote.shippingAddress ?? billing;
  return {
    steps: steps.map((code, index) => ({
      code,
      title: titles[code],
      // The target of a back link; the first step has none.
      before: steps[index - 1],
      allowed: index <= steps.indexOf(open),
      open: code === open,
    })),
    progress: steps.slice(0, steps.indexOf(open)).map((code) => ({ code, ...progressView(code, quote, visit.t) })),
    progress_steps: steps.filter((code) => code !== 'login' && code !== 'review'),
    guest: customer === undefined,
    checkout_as: quote.checkoutAs?.method,
    email: quote.email ?? '',
    billing,
    shipping,
    same_address: addressLines(billing, visit.t).join() === addressLines(shipping, visit.t).join(),
    saved: (customer?.addresses ?? []).map(({ id, address }) => ({
      id,
      line: addressLines(address, visit.t).join(', '),
    })),
    countries,
    agreements: agreementsIn((text) => visit.t(text)),
    ...methodsView(quote, visit.t),
    ...reviewView(quote, visit.t),
  };
}

/** Shipping and payment methods, as their sections print them. */
export function methodsView(quote: Quote, t: Translate) {
  const totals = collectTotals(quote);
  const instructions = instructionsHtml(t);
  const methods = usableMethods(totals);
  return {
    virtual: totals.virtual,
    rates: ratesFor(quote, totals).map((rate) => ({
      code: rateCode(rate),
      title: rate.carrierTitle,
      text: rate.methodTitle,
      amount: rate.amount,
      checked: rateCode(rate) === quote.shippingMethod,
    })),
    methods: methods.map((method) => ({
      ...method,
      is_card: method.code === cardMethod,
      checked: methods.length === 1 || method.code === quote.payment?.method,
      instructions: instructions[method.code],
      ...(method.code === 'checkmo' ? { checkmo: checkmoConfig(t) } : {}),
    })),
    po_number: quote.payment?.poNumber ?? '',
  };
}

function ratesFor(quote: Quote, totals: Totals) {
  return shippingRates(quote, totals.subtotal, quote.shippingAddress?.countryId);
}

/** Items, totals and the discount code. */
export function reviewView(quote: Quote, t: Translate) {
  const totals = collectTotals(quote);
  return { ...summaryView(totals, t), coupon_code: totals.coupon?.code ?? '' };
}

/** The values chosen in a step, for the column next to the steps. */
export function progressView(step: OnepageStep, quote: Quote, t: Translate): { title: string; lines: string[] } {
  return { title: titles[step], lines: linesOf(step, quote, t) };
}

function linesOf(step: OnepageStep, quote: Quote, t: Translate): string[] {
  const totals = collectTotals(quote);
  const lines = (address: Address | null) => (address === null ? [] : addressLines(address, t));
  switch (step) {
    case 'billing':
      return lines(quote.billingAddress);
    case 'shipping':
      return lines(quote.shippingAddress);
    case 'shipping_method':
      return totals.shippingRate === undefined
        ? []
        : [totals.shippingRate.carrierTitle, totals.shippingRate.methodTitle];
    case 'payment':
      return usableMethods(totals)
        .filter(({ code }) => code === quote.payment?.method)
        .map(({ title }) => title);
    default:
      return [];
  }
}
