import { removeNode } from '@shop-elements/core';
import type { FormField } from '../shared/form-fields';
import { unmarkField } from '../shared/own-forms';

/**
 * Makes the names in a message's fieldset required while the message has a text: by the attribute, and by the class for Luma's
 * validation. Magento's own script looks for them in markup that its templates no longer print. Hidden names are not required:
 * the browser would block the form without showing why.
 */
export function requireNames(options: HTMLElement): void {
  const messages = [...options.querySelectorAll('textarea')];
  for (const name of options.querySelectorAll('input')) {
    // An outer fieldset belongs to the page, and so do its other fields.
    const fieldset = name.closest('fieldset');
    const inFieldset = messages.filter((message) => message.closest('fieldset') === fieldset);
    if (name.type !== 'text' || inFieldset.length === 0) continue;
    name.required = !options.hidden && inFieldset.some(({ value }) => value !== '');
    name.classList.toggle('required-entry', name.required);
    if (!name.required) unmarkField(name);
  }
}

/** Whether the target is a name that became required. */
export function isRequiredName(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('.required-entry:required');
}

/**
 * Resets names to the server's values, clears texts and choices (a select without an empty option then has none selected), and
 * removes error messages and the prices of choices. Unticks checkboxes by a click, so that nested gift options are reset too.
 */
export function resetFields(options: HTMLElement): void {
  for (const message of options.querySelectorAll('.mage-error:not(input, select, textarea)')) removeNode(message);
  for (const price of options.querySelectorAll('.price-box')) price.classList.add('no-display');
  for (const field of options.querySelectorAll<FormField>('input, select, textarea')) {
    unmarkField(field);
    field.classList.remove('mage-error');
    field.removeAttribute('aria-invalid');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked) field.click();
      continue;
    }
    clear(field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function clear(field: FormField): void {
  if (!(field instanceof HTMLInputElement)) field.value = '';
  else if (field.type === 'radio') field.checked = false;
  else field.value = field.defaultValue;
}
