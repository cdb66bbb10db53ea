import { type FormField, fieldsOf } from '../shared/form-fields';
import { methodSectionOf, PAYMENT_ELEMENTS } from '../shared/method-section';

const CARD_DATA = '[autocomplete^="cc-"], [name$="[cc_number]"], [name$="[cc_cid]"]';
const NEVER_SENT = '[type=submit], [type=reset], [type=image], [type=button], [type=file], :disabled';

/**
 * The data of the order save: the surrounding payment form and the page's agreements form. Leaves out other payment methods' fields
 * and all card data, because the card goes only to the gateway.
 * @param agreementIds ticked agreements, which may be outside both forms
 */
export function orderForm(element: HTMLElement, agreementIds: readonly string[]): URLSearchParams {
  const sent = new URLSearchParams();
  const paymentForm = element.closest('form') ?? document.querySelector<HTMLFormElement>('form#co-payment-form');
  for (const form of new Set([paymentForm, document.querySelector<HTMLFormElement>('form#checkout-agreements')])) {
    for (const field of form ? fieldsOf(form) : []) {
      if (!belongsTo(element, field) || !isSuccessful(field)) continue;
      for (const value of valuesOf(field)) sent.append(field.name, value);
    }
  }
  for (const id of agreementIds) sent.set(`agreement[${id}]`, id);
  return sent;
}

/** Excludes the fields of other payment methods, and all card fields. */
function belongsTo(element: HTMLElement, field: FormField): boolean {
  const section = methodSectionOf(field);
  const payment = field.closest(PAYMENT_ELEMENTS);
  const isOwn = (section === null || section.contains(element)) && (payment === null || payment === element);
  return isOwn && !field.matches(CARD_DATA);
}

/** Whether a browser would submit the field. */
function isSuccessful(field: FormField): boolean {
  if (field.name === '' || field.matches(NEVER_SENT)) return false;
  return !field.matches('[type=checkbox], [type=radio]') || field.matches(':checked');
}

function valuesOf(field: FormField): string[] {
  return field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ value }) => value) : [field.value];
}
