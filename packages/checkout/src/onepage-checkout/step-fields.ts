import { isShown, showAlert } from '@shop-elements/dom';
import { isFree } from '../shared/amounts';
import { isFieldOf } from '../shared/enter';
import { PAYMENT_ELEMENTS } from '../shared/method-section';
import { setShown } from '../shared/own-forms';
import { agreementIds } from '../shared/place-order';
import { announceSwitch, openPaymentForm } from './payment-switch';

/**
 * Shows the fields of a selected option. Otherwise hides and disables them, so that they are not sent. Leaves the fields of an option
 * that was already selected: the page's own script may have disabled some.
 */
function reveal(part: HTMLElement | null, chosen: boolean): void {
  if (part === null) return;
  const wasChosen = !part.hasAttribute('disabled') && !part.hidden && part.style.display !== 'none';
  if (chosen && wasChosen) return;
  setShown(part, chosen);
  const fields = part.querySelectorAll('fieldset, input, select, textarea');
  for (const field of [part, ...fields]) field.toggleAttribute('disabled', !chosen);
}

/** The value of the selected radio button, or of a hidden field if the shopper has no choice. */
export function chosen(element: ParentNode, name: string): string | undefined {
  return [...element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)].find(
    ({ checked, type }) => checked || type === 'hidden',
  )?.value;
}

/** Shows the fields of the selected payment method, of a new account and of a new address. */
export function revealChosen(element: HTMLElement): void {
  const payment = `payment_form_${chosen(element, 'payment[method]')}`;
  for (const form of element.querySelectorAll<HTMLElement>('[id^="payment_form_"]')) reveal(form, form.id === payment);
  const method = chosen(element, 'checkout_method');
  if (method !== undefined) reveal(element.querySelector('#register-customer-password'), method === 'register');
  for (const saved of element.querySelectorAll<HTMLSelectElement>('[id$="-address-select"]')) {
    reveal(
      element.querySelector(`#${CSS.escape(saved.id.replace('address-select', 'new-address-form'))}`),
      saved.value === '',
    );
  }
}

/** Copies the billing address to the shipping address: the saved address, or each field. */
export function copyBilling(element: HTMLElement): void {
  const find = (id: string) => element.querySelector<HTMLInputElement>(`[id="${id}"]`);
  const saved = find('billing-address-select')?.value ?? '';
  const select = find('shipping-address-select');
  // Empty for a new address.
  if (select !== null) select.value = saved;
  if (saved === '') {
    // A change of the "same as billing" box would copy the address again.
    const copied = '[id^="shipping:"]:not([id="shipping:same_as_billing"])';
    const fields = [...element.querySelectorAll<HTMLInputElement>(copied)];
    const copy = (): void => {
      for (const field of fields) field.value = find(field.id.replace('shipping', 'billing'))?.value ?? field.value;
    };
    copy();
    // The page's own script may now offer other states, so the values are set again.
    for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
    copy();
    // Removes the messages at fields that were empty.
    for (const field of fields.filter(({ value }) => value !== '')) field.dispatchEvent(new Event('input'));
  }
  const same = find('shipping:same_as_billing');
  if (same !== null) same.checked = true;
  revealChosen(element);
}

/** Handles a change. Unticks "same as billing" as soon as the shipping address is edited. */
export function followChange(element: HTMLElement, changed: Element): void {
  const same = element.querySelector<HTMLInputElement>('[id="shipping:same_as_billing"]');
  if (same !== null && changed === same) {
    if (same.checked) copyBilling(element);
  } else if (same !== null && /^shipping[:-]/.test(changed.id)) {
    same.checked = false;
  }
  const before = openPaymentForm(element);
  revealChosen(element);
  if (changed instanceof HTMLInputElement && changed.name === 'payment[method]')
    announceSwitch(element, before, changed.value);
}

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

/** Validates the visible payment elements of a step. If the step offers payment methods, skips those of the other methods. */
export function elementsAreValid(panel: Element): boolean {
  const method = chosen(panel, 'payment[method]');
  const shown = [...panel.querySelectorAll<PaymentElement>(PAYMENT_ELEMENTS)].filter(isShown);
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
  if (total !== undefined && isFree(total)) {
    data.set('payment[method]', 'free');
    return data;
  }
  const own = [...data.keys()];
  for (const [name, value] of new FormData(payment)) if (!own.includes(name)) data.append(name, value);
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
