import type { Customer } from '../customer/customers';
import { isEmail, missingFields } from './address-form';
import { usableMethod } from './payment-methods';
import type { Quote } from './records';
import { isVirtual } from './shipping';
import { collectTotals } from './totals';

export const onepageSteps = ['login', 'billing', 'shipping', 'shipping_method', 'payment', 'review'] as const;
export type OnepageStep = (typeof onepageSteps)[number];

/** The steps of this cart: customers skip the login, downloads skip shipping. */
export function stepsOf(quote: Quote, customer: Customer | undefined): OnepageStep[] {
  const virtual = isVirtual(quote);
  return onepageSteps.filter((step) => {
    if (step === 'login') return customer === undefined;
    return !virtual || !step.startsWith('shipping');
  });
}

/** The requested step, or the first one that has to be completed before it. */
export function openStep(quote: Quote, customer: Customer | undefined, asked: string | null): OnepageStep {
  const steps = stepsOf(quote, customer);
  const wanted = asked === null ? -1 : steps.map(String).indexOf(asked);
  const todo = steps.findIndex((step) => !isDone(step, quote));
  return steps[wanted < 0 ? todo : Math.min(wanted, todo)] ?? 'review';
}

export function stepAfter(step: OnepageStep, quote: Quote, customer: Customer | undefined): OnepageStep {
  const steps = stepsOf(quote, customer);
  return steps[steps.indexOf(step) + 1] ?? 'review';
}

function isDone(step: OnepageStep, quote: Quote): boolean {
  switch (step) {
    case 'login':
      return quote.checkoutAs !== undefined;
    case 'billing':
      return isEmail(quote.email ?? '') && isWhole(quote.billingAddress) && hasPassword(quote);
    case 'shipping':
      return isWhole(quote.shippingAddress);
    case 'shipping_method':
      return collectTotals(quote).shippingRate !== undefined;
    case 'payment':
      return quote.payment !== null && usableMethod(collectTotals(quote), quote.payment.method) !== undefined;
    case 'review':
      return false;
  }
}

function isWhole(address: Quote['billingAddress']): boolean {
  return address !== null && missingFields(address).length === 0;
}

function hasPassword({ checkoutAs, customerId }: Quote): boolean {
  return customerId !== null || checkoutAs?.method !== 'register' || checkoutAs.password !== null;
}
