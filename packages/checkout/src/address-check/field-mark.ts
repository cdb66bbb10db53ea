export type AddressField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let last = 0;

/**
 * Puts a message beside a field of the page.
 * @returns takes it away; the field is then as it was
 */
export function markField(field: AddressField, text: string): () => void {
  const message = document.createElement('div');
  last += 1;
  message.id = `shop-address-check-${last}`;
  message.className = 'shop-field__error';
  // The visitor has gone on to the next field, where nothing else would say it.
  message.setAttribute('role', 'alert');
  message.textContent = text;
  field.after(message);
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${described ?? ''} ${message.id}`.trim());
  return () => {
    message.parentNode?.removeChild(message);
    field.removeAttribute('aria-invalid');
    if (described === null) field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', described);
  };
}
