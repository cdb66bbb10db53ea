import { westernDigits } from '@shop-elements/dom';
import type { Control } from './card-events';
import { nameOf } from './controls';
import { type Change, deleteDigit, formatExpiry, groupDigits, type Typed, withoutSeparators } from './typed-text';

/**
 * Length of each text without separators, before the current change. A deletion that keeps this length removed only a separator.
 */
const lengthBefore = new WeakMap<Control, number>();

/**
 * Formats typed, pasted or autofilled text, and keeps the caret behind the same digit.
 * @param gaps returns the positions of the spaces in a card number
 */
export function formatControl(control: Control, event: Event, gaps: (text: string) => readonly number[]): void {
  if (control instanceof HTMLSelectElement) return;
  const { inputType = '', isComposing } = event as Partial<InputEvent>;
  // Another value would end what an input method is still composing, or double it. The end of the composition formats it.
  if (isComposing) return;
  const value = westernDigits(control.value);
  let typed: Typed = { text: value, caret: control.selectionStart ?? value.length };
  const change = changeOf(inputType);
  const name = nameOf(control);
  const hasSeparators = name === 'number' || name === 'expiry';
  const removedOnlySeparator = withoutSeparators(value).length === lengthBefore.get(control);
  if (hasSeparators && change !== 'typed' && removedOnlySeparator) typed = deleteDigit(typed, change);
  if (name === 'number') typed = groupDigits(typed, gaps(typed.text));
  else if (name === 'expiry') typed = formatExpiry(typed, change);
  else if (name === 'verification' || name === 'issue') typed = digitsOnly(typed, Number(control.dataset.digits));
  if (typed.text !== control.value) {
    control.value = typed.text;
    control.setSelectionRange(typed.caret, typed.caret);
  }
  lengthBefore.set(control, withoutSeparators(typed.text).length);
}

function changeOf(inputType: string): Change {
  if (!/^delete(Content|Word)/.test(inputType)) return 'typed';
  return inputType.endsWith('Forward') ? 'deleted-after' : 'deleted-before';
}

function digitCount(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Cuts a text only after it is cleaned: `maxlength` would count the spaces of a pasted code. */
function digitsOnly({ text, caret }: Typed, longest: number): Typed {
  return { text: text.replace(/\D/g, '').slice(0, longest), caret: digitCount(text.slice(0, caret)) };
}
