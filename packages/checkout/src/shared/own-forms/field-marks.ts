import { textsOf } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { ownFormsTexts } from './own-forms.texts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Says beside one of the page's own fields why it cannot be sent, until the shopper changes it; an empty text ends it. */
export function markField(field: HTMLElement, text: string): void {
  field.setAttribute('aria-invalid', String(text !== ''));
  messageOf(field).textContent = text;
  field.addEventListener('input', () => markField(field, ''), { once: true });
}

/** Made at the first need, and then kept: empty it takes no room. */
function messageOf(field: HTMLElement): HTMLElement {
  const id = `${field.id || field.getAttribute('name')}-error`;
  const known = document.getElementById(id);
  if (known !== null) return known;
  const message = make('div', { id, className: 'shop-field__error validation-advice' });
  // At the end: right after a checkbox it would come between the checkbox and its label.
  field.parentNode?.append(message);
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
  return message;
}

/**
 * Whether the fields below `scope` can be sent. Marks those that cannot, and focuses the first. What has to be filled in the
 * page says by `required` or by the class `required-entry`.
 */
export function checkFields(scope: HTMLElement): boolean {
  const { required } = textsOf(scope, ownFormsTexts, 'own-forms');
  const wrong = [...scope.querySelectorAll<Field>('input, select, textarea')].filter((field) => {
    // A form inside is sent by itself: the login's, beside the choice to be a guest.
    if (field.form !== null && field.form !== scope && scope.contains(field.form)) return false;
    // Our own elements judge the fields that they have drawn.
    if (field.closest('[data-shop-root]') !== null) return false;
    if (field.matches('.required-entry')) field.required = true;
    // A field that the theme hides is not the shopper's to fill in: a list of states for a country without any.
    const valid = field.getClientRects().length === 0 || field.checkValidity();
    if (!valid) markField(field, field.validity.valueMissing ? required : field.validationMessage);
    return !valid;
  });
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Messages appear next to the field, not in the browser's own bubble. */
export function skipBrowserChecks(element: HTMLElement, forms: string): void {
  for (const form of element.querySelectorAll<HTMLFormElement>(forms)) form.noValidate = true;
}
