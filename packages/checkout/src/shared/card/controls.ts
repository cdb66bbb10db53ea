import type { Control } from './card-events';
import { type FieldName, fieldNames } from './field-names';
import type { Entered } from './form-check';
import {
  type Change,
  deleteDigit,
  formatExpiry,
  groupDigits,
  readExpiry,
  type Typed,
  westernDigits,
  withoutSeparators,
} from './typed-text';

/** A form's controls, by field name. */
export type Controls = ReadonlyMap<FieldName, Control>;

export function controlsOf(element: HTMLElement): Controls {
  const controls = new Map<FieldName, Control>();
  for (const control of element.querySelectorAll<Control>('[data-field]')) {
    const name = nameOf(control);
    if (name !== undefined) controls.set(name, control);
  }
  return controls;
}

export function nameOf(control: Control): FieldName | undefined {
  return fieldNames.find((name) => name === control.dataset.field);
}

/** Finds a field by the page's name for it. `expiry` also finds the selects, `month` and `year` also the single field. */
export function fieldNamed(element: HTMLElement, name: FieldName): { name: FieldName; control: HTMLElement } {
  const controls = controlsOf(element);
  const other: Partial<Record<FieldName, FieldName>> = { expiry: 'month', month: 'expiry', year: 'expiry' };
  for (const candidate of [name, other[name]]) {
    const control = candidate && controls.get(candidate);
    if (candidate && control) return { name: candidate, control };
  }
  throw new Error(`<${element.localName}> has no field "${name}". Its fields are: ${[...controls.keys()].join(', ')}.`);
}

/** Reads the current values. The number and the code are stored nowhere else. */
export function readControls(controls: Controls): Entered {
  const text = (name: FieldName): string => controls.get(name)?.value.trim() ?? '';
  const expiry = text('expiry');
  const { month, year } = controls.has('expiry') ? readExpiry(expiry) : { month: text('month'), year: text('year') };
  return {
    number: text('number'),
    holderName: text('holderName'),
    expiry,
    month,
    year,
    verification: text('verification'),
    startMonth: text('startMonth'),
    startYear: text('startYear'),
    issue: text('issue'),
  };
}

/** Writes a date into fields that have just been rendered in place of others, and are still empty. */
export function writeDate(controls: Controls, { month, year }: Pick<Entered, 'month' | 'year'>): void {
  const texts = { expiry: formatExpiry({ text: `${month}/${year}`, caret: 0 }, 'typed').text, month, year };
  for (const name of ['expiry', 'month', 'year'] as const) {
    const control = controls.get(name);
    if (control?.value === '' && month !== '') control.value = texts[name];
  }
}

/** Posts month and year of the field `MM / YY` separately, like the two selects. */
export function writePostedDate(element: HTMLElement, { month, year }: Entered): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('[data-posted]')) {
    input.value = input.dataset.posted === 'month' ? month : year;
  }
}

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
  // Another value would end what an input method is still composing. The change event converts it.
  if (isComposing && westernDigits(control.value) !== control.value) return;
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
