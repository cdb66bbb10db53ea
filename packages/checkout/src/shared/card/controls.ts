import type { Control } from './card-events';
import { type FieldName, fieldNames } from './field-names';
import type { Entered } from './form-check';
import { formatExpiry, readExpiry } from './typed-text';

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
