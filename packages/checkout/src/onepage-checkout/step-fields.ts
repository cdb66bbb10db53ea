import { isShown } from '@shop-elements/dom';
import { isFree } from '../shared/amounts';
import { setShown } from '../shared/own-forms';
import { PAYMENT_ELEMENTS } from '../shared/place-order';
import { announceSwitch, openPaymentForm } from './payment-switch';

/** What belongs to a choice and is of no use without it: hidden, and not sent. */
function reveal(part: HTMLElement | null, chosen: boolean): void {
  if (part === null) return;
  setShown(part, chosen);
  const fields = part.querySelectorAll('fieldset, input, select, textarea');
  for (const field of [part, ...fields]) field.toggleAttribute('disabled', !chosen);
}

/** The value of the chosen radio of a name; the page may also have decided for the shopper, in a hidden field. */
export function chosen(element: ParentNode, name: string): string | undefined {
  return [...element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)].find(
    ({ checked, type }) => checked || type === 'hidden',
  )?.value;
}

/** Shows the fields of the payment method, of a new account, and of a new address, where they are chosen. */
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

/** The shipping address becomes the billing address: the saved one, or field by field. */
export function copyBilling(element: HTMLElement): void {
  const find = (id: string) => element.querySelector<HTMLInputElement>(`[id="${id}"]`);
  const saved = find('billing-address-select')?.value;
  if (saved) {
    const select = find('shipping-address-select');
    if (select !== null) select.value = saved;
  } else {
    const fields = [...element.querySelectorAll<HTMLInputElement>('[id^="shipping:"]')];
    const copy = (): void => {
      for (const field of fields) field.value = find(field.id.replace('shipping', 'billing'))?.value ?? field.value;
    };
    copy();
    // For the page's own script: it may have other states to offer now, of which one is then chosen.
    for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
    copy();
  }
  const same = find('shipping:same_as_billing');
  if (same !== null) same.checked = true;
  revealChosen(element);
}

/** Follows the shopper's choices. The box for the billing address is ticked only as long as the addresses are the same. */
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

/** The form that a step posts; the login step also has one of its own, which the browser posts. */
export const stepForm = 'form[id^="co-"], #checkout-agreements';

/** Whether a field belongs to a payment element without a button of its own. */
export function isInPaymentElement(field: Element): boolean {
  const root = field.closest(PAYMENT_ELEMENTS)?.querySelector('[data-shop-root]');
  return root?.contains(field) === true && root.querySelector('.shop-place-order > button') === null;
}

/** Whether the payment elements that the server has put into a step, and that can be seen, are filled in. */
export function elementsAreValid(panel: Element): boolean {
  const shown = [...panel.querySelectorAll<HTMLElement & { validate?(): boolean }>(PAYMENT_ELEMENTS)].filter(isShown);
  return shown.every((payment) => payment.validate?.() ?? true);
}

/**
 * What a step sends. With the order goes the payment, as it may not be kept on the server. When a coupon in the review has
 * left nothing to pay, the method is `free`: Magento refuses every other one then.
 * @param total what is left to pay, where the page knows
 */
export function dataOf(element: HTMLElement, step: string, panel: HTMLElement, total: number | undefined): FormData {
  const data = new FormData(panel.querySelector<HTMLFormElement>(stepForm) ?? undefined);
  const method = chosen(panel, 'checkout_method');
  if (method !== undefined) data.set('method', method);
  const payment = element.querySelector<HTMLFormElement>('#co-payment-form');
  if (step !== 'review' || payment === null) return data;
  if (total !== undefined && isFree(total)) {
    data.set('payment[method]', 'free');
    return data;
  }
  const own = [...data.keys()];
  for (const [name, value] of new FormData(payment)) if (!own.includes(name)) data.append(name, value);
  return data;
}
