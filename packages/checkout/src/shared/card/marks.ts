import { type FieldName, fieldNames } from './field-names';
import type { Problem, Problems } from './form-check';

/** What a field shows about its value: that it is valid, why it is invalid, or a text set by the page. */
export type Mark = 'good' | Problem | { text: string };

/** The marks of the fields that were validated so far. */
export type Marks = Partial<Readonly<Record<FieldName, Mark>>>;

/** Validates a field when the shopper leaves it, unless nothing was ever typed into it. */
export function whenLeft(marks: Marks, field: FieldName, found: Problems, isEmpty: boolean): Marks {
  if (isEmpty && marks[field] === undefined) return marks;
  return changed(marks, { ...marks, [field]: markFor(marks[field], found[field]) });
}

/**
 * While the shopper types, a field shows no new problem, but a shown one disappears as soon as it is corrected. Updates the other
 * marked fields, because the code depends on the card number.
 */
export function whenTyped(marks: Marks, field: FieldName, found: Problems): Marks {
  const next: Partial<Record<FieldName, Mark>> = {};
  for (const name of fieldNames) {
    const mark = marks[name];
    if (mark === undefined) continue;
    if (name !== field) next[name] = markFor(mark, found[name]);
    else if (found[name] === undefined) next[name] = 'good';
    else if (mark !== 'good' && typeof mark !== 'object') next[name] = mark;
  }
  return changed(marks, next);
}

/** Validates all fields before the card is used. */
export function whenValidated(found: Problems): Marks {
  return Object.fromEntries(fieldNames.map((name) => [name, found[name] ?? 'good']));
}

/** Keeps a text set by the page until the shopper types into the field. */
function markFor(mark: Mark | undefined, problem: Problem | undefined): Mark {
  return typeof mark === 'object' ? mark : (problem ?? 'good');
}

/** Returns the same object if nothing changed, which avoids a render. */
function changed(before: Marks, after: Marks): Marks {
  return fieldNames.every((name) => before[name] === after[name]) ? before : after;
}
