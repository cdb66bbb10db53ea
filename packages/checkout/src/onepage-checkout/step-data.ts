import { isShown, showAlert } from '@shop-elements/dom';
import { isFree } from '../shared/amounts';
import { isFieldOf } from '../shared/enter';
import { PAYMENT_ELEMENTS } from '../shared/method-section';
import { agreementIds } from '../shared/place-order';
import { chosen } from './shown-fields';

/** Selector of the form that a step posts. The login step also has a form that the browser posts. */
export const stepForm = 'form[id^="co-"], #checkout-agreements';

/** Whether a node is a field of a payment element that has no button. */
export function isInPaymentElement(node: Element): boolean {
  const root = node.closest(PAYMENT_ELEMENTS)?.querySelector('[data-shop-root]');
  if (!root?.contains(node) || !isFieldOf(root, node)) return false;
  return root.querySelector('.shop-place-order > button') === null;
}

/** A payment element, as far as it has loaded. */
interface PaymentElement extends HTMLElement {
  /** Saved cards have a key instead of a method. */
  readonly config?: { key?: string; method?: string };
  validate?(): boolean;
}

/**
 * Validates the visible payment elements of a step, except failed ones, which show the server's own fields. If the step offers
 * payment methods, skips those of the other methods.
 */
export function elementsAreValid(panel: Element): boolean {
  const method = chosen(panel, 'payment[method]');
  const payments = [...panel.querySelectorAll<PaymentElement>(PAYMENT_ELEMENTS)];
  const shown = payments.filter((payment) => isShown(payment) && payment.dataset.state !== 'error');
  return shown.every((payment) => {
    const code = payment.config?.key ?? payment.config?.method ?? method;
    return (method !== undefined && code !== method) || (payment.validate?.() ?? true);
  });
}

/**
 * The data that a step sends. The order includes the ticked agreements, and the payment, because the server may not store it.
 * If a coupon in the review leaves nothing to pay, the method is `free`, because Magento then refuses all others.
 * @param total the amount left to pay; undefined if unknown
 */
export function dataOf(element: HTMLElement, step: string, panel: HTMLElement, total: number | undefined): FormData {
  const form = panel.querySelector<HTMLFormElement>(stepForm);
  const data = new FormData(form ?? undefined);
  const method = chosen(panel, 'checkout_method');
  if (method !== undefined) data.set('method', method);
  if (step !== 'review') return data;
  // `<shop-agreements>` may be outside the form.
  for (const id of agreementIds(form ?? element)?.agreement_ids ?? []) data.set(`agreement[${id}]`, id);
  const payment = element.querySelector<HTMLFormElement>('#co-payment-form');
  if (payment === null) return data;
  const nothingIsDue = total !== undefined && isFree(total);
  const names = [...data.keys()];
  for (const [name, value] of new FormData(payment)) {
    const isOfMethod = name.startsWith('payment[');
    // The form may also contain the form key, which OpenMage requires for every order.
    if (!names.includes(name) && !(nothingIsDue && isOfMethod)) data.append(name, value);
  }
  if (nothingIsDue) data.set('payment[method]', 'free');
  return data;
}

/** Steps that require a choice, and the name of its fields. */
const choices: Readonly<Record<string, string>> = {
  login: 'checkout_method',
  shipping_method: 'shipping_method',
  payment: 'payment[method]',
};

/** Whether the step's option is selected. Shows an alert if not, or if there are no options. */
export function hasChosen(step: string, panel: Element, texts: Readonly<Record<string, string>>): boolean {
  const name = Object.hasOwn(choices, step) ? choices[step] : undefined;
  if (name === undefined || chosen(panel, name) !== undefined) return true;
  const none = panel.querySelector(`[name="${name}"]`) === null;
  void showAlert((none ? texts[`no_${step}`] : texts[step]) ?? '');
  return false;
}
