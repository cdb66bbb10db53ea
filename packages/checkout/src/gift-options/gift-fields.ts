/** The rules for the fields of gift options. Specification: checkout, section 4 'Gift options checkbox'. */

/**
 * A message that has a text must say from whom it is and to whom: the names in the same fieldset become required, by the
 * browser's own attribute and by the class that Luma's validation reads. The reference looks for them in markup that no
 * template prints any more.
 */
export function requireNames(options: HTMLElement): void {
  for (const area of options.querySelectorAll('textarea')) {
    const fieldset = area.closest('fieldset');
    // The fieldset around everything is the page's: its other fields are none of ours.
    for (const name of options.querySelectorAll('input')) {
      if (name.type !== 'text' || name.closest('fieldset') !== fieldset) continue;
      name.required = area.value !== '';
      name.classList.toggle('required-entry', name.required);
    }
  }
}

/**
 * Names go back to what the server gave, texts and choices are emptied, messages go. Boxes are unticked by a click, so that
 * those with options of their own follow the same rule.
 */
export function resetFields(options: HTMLElement): void {
  for (const message of options.querySelectorAll('div.mage-error')) message.parentNode?.removeChild(message);
  for (const field of options.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )) {
    field.classList.remove('mage-error');
    field.removeAttribute('aria-invalid');
    if (field.type === 'checkbox') {
      if ((field as HTMLInputElement).checked) field.click();
    } else {
      field.value = field instanceof HTMLInputElement ? field.defaultValue : '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
