import { fill } from '@shop-elements/core';
import { make, setHidden } from '@shop-elements/dom';

const CHIP = 'shop-coupon__chip';

/** Luma's buttons. They don't submit: Luma's script does. */
export const APPLY = 'button.action.apply[type="button"]';
export const CANCEL = 'button.action.cancel[type="button"]';

/** The field of an active code, which the server prints as read-only or disabled. */
function appliedField(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name="coupon_code"]');
  return [...fields].find(({ value, readOnly, disabled }) => value !== '' && (readOnly || disabled));
}

/** The active code, or an empty string. */
export function appliedCode(form: HTMLFormElement): string {
  return appliedField(form)?.value ?? '';
}

/**
 * Replaces the server's locked field and its button with a chip that shows the active code and has a Remove button.
 * @param removeLabel accessible name of the button, with `%1` for the code
 * @returns restores the server's field
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
