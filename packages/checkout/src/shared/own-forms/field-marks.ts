import { newId, textsOf } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { focusInvalid } from '../focus-invalid';
import { type FormField, fieldsIn, fieldsOf } from '../form-fields';
import { ownFormsTexts } from './own-forms.texts';

/** Marks a field that shows an error of ours. An attribute, so that it can be found in a copy of the field. */
const MARKED = 'data-shop-invalid';

/** Shows an error next to one of the page's own fields until the shopper changes the field. */
export function markField(field: HTMLElement, text: string): void {
  field.setAttribute(MARKED, '');
  field.setAttribute('aria-invalid', 'true');
  messageOf(field).textContent = text;
  field.addEventListener('input', () => unmarkField(field), { once: true });
}

/** Removes our own error, but not one that the page itself shows. */
export function unmarkField(field: HTMLElement): void {
  if (!field.hasAttribute(MARKED)) return;
  field.removeAttribute(MARKED);
  field.setAttribute('aria-invalid', 'false');
  messageOf(field).textContent = '';
}

/** Removes our errors in a part of the page. A page cache copies them without their listeners. */
export function unmarkFields(part: HTMLElement): void {
  for (const field of part.querySelectorAll<HTMLElement>(`[${MARKED}]`)) unmarkField(field);
}

/**
 * Creates the message element once and reuses it. While empty, it takes no space. Ids may repeat, as in Magento's checkout with
 * several addresses.
 */
function messageOf(field: HTMLElement): HTMLElement {
  const wanted = `${field.id || field.getAttribute('name')}-error`;
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const siblings = [...(field.parentElement?.children ?? [])];
  const existing = siblings.find(({ id }) => id === wanted || (id.endsWith(wanted) && described.includes(id)));
  if (existing instanceof HTMLElement) return existing;
  const id = document.getElementById(wanted) === null ? wanted : newId(wanted);
  const message = make('div', { id, className: 'shop-field__error validation-advice' });
  // At the end: right after a checkbox, the message would separate the box from its label.
  field.parentNode?.append(message);
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
  return message;
}

/**
 * Validates the fields of a form, or of a part of the page. Marks the invalid ones and focuses the first. Fields are required by
 * the attribute `required`, or by a class: `required-entry`, or `required-captcha` on the box that Magento's reCAPTCHA ticks.
 */
export function checkFields(scope: HTMLElement): boolean {
  const texts = textsOf(scope, ownFormsTexts, 'own-forms');
  const fields = scope instanceof HTMLFormElement ? fieldsOf(scope) : fieldsIn(scope);
  const invalid = fields.filter((field) => {
    // Our elements validate the fields that they have drawn.
    if (field.closest('[data-shop-root]') !== null) return false;
    followClass(field);
    // Hidden fields are valid, such as a list of states for a country that has none.
    const valid = !hasBox(field) || (field.checkValidity() && !isBlank(field));
    if (valid) unmarkField(field);
    else markField(field, problemOf(field, texts));
    return !valid;
  });
  focusInvalid(invalid[0]);
  if (invalid.length > 0) return false;
  // Captcha letters are the exception: the browser validates them.
  const letters = fields.find((field) => field.matches('shop-captcha *') && hasBox(field));
  return letters?.reportValidity() ?? true;
}

/** The message for an invalid field. The browser's own messages are in the browser's language, so they are the last resort. */
function problemOf(field: FormField, texts: typeof ownFormsTexts): string {
  const { validity, type, validationMessage } = field;
  if (validity.valueMissing || isBlank(field)) return texts.required;
  return validity.typeMismatch && type === 'email' ? texts.email : validationMessage;
}

/** Spaces alone: the browser accepts them in a required field, but Magento's own validation doesn't. */
function isBlank({ required, value }: FormField): boolean {
  return required && /^\s+$/.test(value);
}

/** True also in a closed `<details>`, unlike `isShown()`: `focusInvalid()` opens it. */
function hasBox(field: FormField): boolean {
  return field.getClientRects().length > 0;
}

/** Fields that are required only because of their class. */
const requiredByClass = new WeakSet<FormField>();

/** Makes a field required while it has the class, which the page's own script may remove, as for the region of another country. */
function followClass(field: FormField): void {
  if (field.matches('.required-entry, .required-captcha')) {
    if (!field.required) requiredByClass.add(field);
    field.required = true;
  } else if (requiredByClass.delete(field)) field.required = false;
}

/** Turns off the browser's own error bubbles, because our messages appear next to the fields. */
export function skipBrowserChecks(element: HTMLElement, forms: string): void {
  for (const form of element.querySelectorAll<HTMLFormElement>(forms)) form.noValidate = true;
}
