import { setShown } from '../shared/own-forms';
import { announceSwitch } from './openmage-events';

/**
 * Shows the fields of a selected option. Otherwise hides and disables them, so that they are not sent. Leaves the fields of an option
 * that was already selected: the page's own script may have disabled some.
 */
function reveal(part: HTMLElement | null, isChosen: boolean): void {
  if (part === null) return;
  const wasChosen = !part.hasAttribute('disabled') && !part.hidden && part.style.display !== 'none';
  if (isChosen && wasChosen) return;
  setShown(part, isChosen);
  for (const field of [part, ...part.querySelectorAll('fieldset, input, select, textarea')]) {
    // Our elements keep the fields of a fallback that they have replaced disabled, or it would be sent, too.
    if (field.closest('[data-shop-fallback][hidden]') === null) field.toggleAttribute('disabled', !isChosen);
  }
}

/** The value of the selected radio button, or of a hidden field if the shopper has no choice. */
export function chosen(element: ParentNode, name: string): string | undefined {
  return [...element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)].find(
    ({ checked, type }) => checked || type === 'hidden',
  )?.value;
}

/** Extensions add blocks before and after a payment method's own one. */
const AROUND = /_(before|after)$/;

/** Shows the fields of the selected payment method, of a new account and of a new address. */
export function revealChosen(element: HTMLElement): void {
  const payment = `payment_form_${chosen(element, 'payment[method]')}`;
  for (const form of element.querySelectorAll<HTMLElement>('[id^="payment_form_"]'))
    reveal(form, form.id.replace(AROUND, '') === payment);
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
}

/** Handles a change. Unticks "same as billing" as soon as the shipping address is edited. */
export function followChange(element: HTMLElement, changed: Element): void {
  const same = element.querySelector<HTMLInputElement>('[id="shipping:same_as_billing"]');
  if (changed === same) {
    if (same.checked) copyBilling(element);
  } else if (same !== null && /^shipping[:-]/.test(changed.id)) {
    same.checked = false;
  }
  const before = openPaymentForm(element);
  revealChosen(element);
  if (changed instanceof HTMLInputElement && changed.name === 'payment[method]')
    announceSwitch(element, before, changed.value);
}

/** The enabled fields of the selected payment method. */
function openPaymentForm(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[id^="payment_form_"]:not([disabled], [id$="_before"], [id$="_after"])');
}
