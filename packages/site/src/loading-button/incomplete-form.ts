import { isShown } from '@shop-elements/dom';

/** Text, an at sign and a domain with a dot, or nothing. Ignores spaces around it. */
const EMAIL = /^\s*([^\s@]+@[^\s@]+\.[^\s@]+\s*)?$/;

/**
 * Whether a visible field keeps the form from being sent: an empty required field, or an invalid e-mail address. `validity` also
 * works in forms with `novalidate`, but accepts spaces in a required field.
 */
export function isIncomplete(form: HTMLFormElement): boolean {
  // Not by its iterator, which the polyfill of scoped custom element registries lacks.
  const fields: HTMLInputElement[] = Array.prototype.slice.call(form.elements);
  return fields.some((field) => field.willValidate && isShown(field) && (isMissing(field) || isWrongEmail(field)));
}

/** Fields that Magento's scripts require, besides those that name `required` in `data-validate`. */
const REQUIRED = ':required, .required-entry, [aria-required="true"]';

function isMissing(field: HTMLInputElement): boolean {
  const { dataset, type, validity, value, checked } = field;
  if (validity.valueMissing) return true;
  const isRequired = field.matches(REQUIRED) || /(?<![\w-])required['"]?\s*:\s*true/.test(dataset['validate'] ?? '');
  // The browser knows whether another radio button of the group is chosen.
  return isRequired && type !== 'radio' && (type === 'checkbox' ? !checked : value.trim() === '');
}

function isWrongEmail({ type, multiple, dataset, classList, value }: HTMLInputElement): boolean {
  // `validate-emails` allows several.
  const isEmail =
    type === 'email' || classList.contains('validate-email') || /validate-email\b/.test(dataset['validate'] ?? '');
  return isEmail && !multiple && !EMAIL.test(value);
}
