import { fill } from '@shop-elements/core';
import { make, setHidden } from '@shop-elements/dom';

const CHIP = 'shop-coupon__chip';

/** Luma's buttons, which send nothing themselves: its script does. */
export const APPLY = 'button.action.apply[type="button"]';
export const CANCEL = 'button.action.cancel[type="button"]';

/** The field of an applied code, which the server prints as read-only. */
function appliedField(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name="coupon_code"]');
  return [...fields].find(({ value, readOnly, disabled }) => value !== '' && (readOnly || disabled));
}

/** The code that counts now; empty when none does. */
export function appliedCode(form: HTMLFormElement): string {
  return appliedField(form)?.value ?? '';
}

/**
 * Shows a code that counts as a chip with a button that removes it, in place of the server's locked field and its button.
 * @param removeLabel name of the button, with `%1` for the code
 * @returns brings the server's field back
 */
export function showChip(form: HTMLFormElement, removeLabel: string): () => void {
  const field = appliedField(form);
  if (field === undefined || form.querySelector(`.${CHIP}`) !== null) return () => {};
  const remove = make('button', { className: 'shop-coupon__remove shop-text-button', name: 'remove', value: '1' });
  remove.setAttribute('aria-label', fill(removeLabel, field.value));
  const chip = make('span', { className: CHIP });
  chip.append(make('span', { className: 'shop-coupon__code', textContent: field.value }), remove);
  const replaced = [field, ...form.querySelectorAll<HTMLElement>(`button[name="remove"], ${CANCEL}`)];
  const hadFocus = replaced.some((node) => node === document.activeElement);
  field.before(chip);
  for (const node of replaced) setHidden(node, true);
  if (hadFocus) remove.focus();
  return () => {
    chip.replaceWith();
    for (const node of replaced) setHidden(node, false);
  };
}
