import { make } from '@shop-elements/dom';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A message that has a text must say from whom it is and to whom: the names in the same fieldset become required, by the
 * browser's own attribute and by the class that Luma's validation reads. Magento's own script looks for them in markup that
 * its templates no longer print. Names that are hidden are not required: the browser would hold the form back without a word.
 */
export function requireNames(options: HTMLElement): void {
  const messages = [...options.querySelectorAll('textarea')];
  for (const name of options.querySelectorAll('input')) {
    // A fieldset around everything belongs to the page, and so do its other fields.
    const fieldset = name.closest('fieldset');
    const beside = messages.filter((message) => message.closest('fieldset') === fieldset);
    if (name.type !== 'text' || beside.length === 0) continue;
    name.required = !options.hidden && beside.some(({ value }) => value !== '');
    name.classList.toggle('required-entry', name.required);
  }
}

/** Says beside a name that it is missing, in the browser's words, until something is typed. */
export function sayMissing(name: HTMLInputElement): void {
  const id = `${name.id || name.name}-missing`;
  const message = document.getElementById(id) ?? make('div', { id, className: 'shop-field__error' });
  message.textContent = name.validationMessage;
  name.after(message);
  name.setAttribute('aria-invalid', 'true');
  name.setAttribute('aria-describedby', id);
  const end = (): void => {
    message.replaceWith();
    name.removeAttribute('aria-invalid');
    name.removeAttribute('aria-describedby');
  };
  name.addEventListener('input', end, { once: true });
}

/** Whether this is a name that a message with a text needs. */
export function isRequiredName(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('.required-entry:required');
}

/**
 * Names go back to what the server gave, texts and choices are emptied (a list without an empty choice has none chosen then),
 * error messages go. Boxes are unticked by a click, so that those with options of their own follow the same rule.
 */
export function resetFields(options: HTMLElement): void {
  for (const message of options.querySelectorAll('.mage-error:not(input, select, textarea)')) message.replaceWith();
  for (const message of options.querySelectorAll('.shop-field__error')) message.replaceWith();
  for (const field of options.querySelectorAll<Field>('input, select, textarea')) {
    field.classList.remove('mage-error');
    field.removeAttribute('aria-invalid');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked) field.click();
      continue;
    }
    empty(field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function empty(field: Field): void {
  if (!(field instanceof HTMLInputElement)) field.value = '';
  else if (field.type === 'radio') field.checked = false;
  else field.value = field.defaultValue;
}
