import { make } from '@shop-elements/dom';

export type AddressField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let last = 0;

/**
 * Puts a message beside a field of the page.
 * @returns takes it away; the field is then as it was
 */
export function markField(field: AddressField, text: string): () => void {
  last += 1;
  const message = make('div', { id: `shop-address-check-${last}`, className: 'shop-field__error', textContent: text });
  // The visitor has gone on to the next field, where nothing else would say it.
  message.setAttribute('role', 'alert');
  field.after(message);
  const invalid = field.getAttribute('aria-invalid');
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${described ?? ''} ${message.id}`.trim());
  return () => {
    message.replaceWith();
    if (invalid === null) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', invalid);
    if (described === null) field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', described);
  };
}
