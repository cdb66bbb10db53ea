import { type FieldName, fieldNames } from './field-names';
import type { Problem, Problems } from './form-check';

/** What a field shows about its value: that it is good, why it cannot be used, or what the page said of it. */
export type Mark = 'good' | Problem | { text: string };

/** The marks of the fields that were judged. A field that was not judged yet has none. */
export type Marks = Partial<Readonly<Record<FieldName, Mark>>>;

/** A field is judged when the shopper leaves it, unless nothing was ever typed into it. */
export function whenLeft(marks: Marks, field: FieldName, found: Problems, isEmpty: boolean): Marks {
  if (isEmpty && marks[field] === undefined) return marks;
  return changed(marks, { ...marks, [field]: judged(marks[field], found[field]) });
}

/**
 * While a shopper types, the field shows no new problem: a mistake is first shown on leaving it, and a shown one goes as soon
 * as it is corrected. The other fields that were judged follow at once, as the code does when the card changes.
 */
export function whenTyped(marks: Marks, field: FieldName, found: Problems): Marks {
  const next: Partial<Record<FieldName, Mark>> = {};
  for (const name of fieldNames) {
    const mark = marks[name];
    if (mark === undefined) continue;
    if (name !== field) next[name] = judged(mark, found[name]);
    else if (found[name] === undefined) next[name] = 'good';
    else if (mark !== 'good' && typeof mark !== 'object') next[name] = mark;
  }
  return changed(marks, next);
}

/** Everything is judged when the card is about to be used. */
export function whenAsked(found: Problems): Marks {
  return Object.fromEntries(fieldNames.map((name) => [name, found[name] ?? 'good']));
}

/** What the page said stays until the shopper types into that field. */
function judged(mark: Mark | undefined, problem: Problem | undefined): Mark {
  return typeof mark === 'object' ? mark : (problem ?? 'good');
}

/** The same object while nothing changed, so that nothing is drawn again. */
function changed(before: Marks, after: Marks): Marks {
  return fieldNames.every((name) => before[name] === after[name]) ? before : after;
}
