import { isShown } from '@shop-elements/dom';

/** Something, an at sign, and a domain with a dot; blanks around it do no harm. */
const ADDRESS = /^\s*([^\s@]+@[^\s@]+\.[^\s@]+\s*)?$/;

/**
 * Whether a form has something that keeps it from being sent: a required field that is empty, a required box that is not
 * ticked, a required choice that is not made, an e-mail address that does not look like one. The browser knows, also of a
 * form that it does not validate, but takes blanks for an answer. Hidden and disabled fields do not count.
 */
export function stopsSubmit(form: HTMLFormElement): boolean {
  return ([...form.elements] as HTMLInputElement[]).some(
    (field) =>
      field.willValidate &&
      isShown(field) &&
      (field.validity.valueMissing ||
        (field.required && /^\s+$/.test(field.value)) ||
        (field.type === 'email' && !ADDRESS.test(field.value))),
  );
}
