import { fill, removeNode } from '@shop-elements/core';
import { make, setHidden } from '@shop-elements/dom';

const CHIP = 'shop-coupon__chip';

/** Luma's buttons. They don't submit: Luma's script does. */
export const APPLY = 'button.action.apply[type="button"]';
export const CANCEL = 'button.action.cancel[type="button"]';

/** A Remove button whose value is its label. */
export const REMOVE_INPUT = 'input[type="submit"][name="remove"]';

/** The server's buttons to apply and to remove a code. An active code needs neither. */
const BUTTONS = `${APPLY}, button:not([type], [name]), [type="submit"]:not([name]), button[name="remove"], ${REMOVE_INPUT}, ${CANCEL}`;

function codeFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name="coupon_code"]')];
}

/** The field of an active code, which the server prints as read-only or disabled. */
function appliedField(form: HTMLFormElement): HTMLInputElement | undefined {
  return codeFields(form).find(({ value, readOnly, disabled }) => value !== '' && (readOnly || disabled));
}

/** The active code, or an empty string. */
export function appliedCode(form: HTMLFormElement): string {
  return appliedField(form)?.value ?? '';
}

/**
 * Replaces the server's locked field and its buttons with a chip that shows the active code and has a Remove button.
 * @param removeLabel accessible name of the button, with `%1` for the code
 */
export function showChip(form: HTMLFormElement, removeLabel: string): void {
  const field = appliedField(form);
  if (field === undefined || form.querySelector(`.${CHIP}`) !== null) return;
  const remove = make('button', { className: 'shop-coupon__remove shop-text-button', name: 'remove', value: '1' });
  remove.setAttribute('aria-label', fill(removeLabel, field.value));
  const chip = make('span', { className: CHIP });
  chip.append(make('span', { className: 'shop-coupon__code', textContent: field.value }), remove);
  const replaced = [field, ...form.querySelectorAll<HTMLElement>(BUTTONS)];
  const hadFocus = replaced.some((node) => node === document.activeElement);
  field.before(chip);
  for (const node of replaced) setHidden(node, true);
  if (hadFocus) remove.focus();
}

/** Shows the server's field and buttons instead of the chip. */
export function hideChip(form: HTMLFormElement): void {
  const chip = form.querySelector(`.${CHIP}`);
  if (chip === null) return;
  const hadFocus = chip.contains(document.activeElement);
  removeNode(chip);
  const fields = codeFields(form);
  for (const node of [...fields, ...form.querySelectorAll<HTMLElement>(BUTTONS)]) setHidden(node, false);
  if (hadFocus) fields[0]?.focus();
}

/**
 * Shows a code as active, after a reply that does not contain the form's new content. The shopper may have typed another one meanwhile.
 * @param code empty after its removal
 */
export function markApplied(form: HTMLFormElement, code: string): void {
  for (const field of codeFields(form)) {
    field.readOnly = code !== '';
    if (code === '') field.disabled = false;
    field.value = code;
    // It was sent, so leaving the page would not lose it.
    field.defaultValue = code;
  }
  if (code === '') hideChip(form);
}
