import { removeNode } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import type { FormField } from '../shared/form-fields';

/**
 * The name by which a shopper knows a field: its label, its name for screen readers, or its placeholder.
 * @param name used if the page gives it none of these
 */
export function labelOf(field: FormField, name: string): string {
  const named = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  const texts = [
    ...[...(field.labels ?? []), ...named].map(textOf),
    ...['aria-label', 'placeholder', 'title'].map((attribute) => field.getAttribute(attribute) ?? ''),
  ];
  // Drops the asterisk of a required field: the message already says so.
  return texts.map((text) => text.replace(/\*/g, '').trim()).find((text) => text !== '') ?? name;
}

/** A label's own text. A label can contain its field, and a select contains its options. */
function textOf(label: Element | null): string {
  const copy = label?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('input, select, textarea, [role="alert"]')) removeNode(part);
  return copy.textContent?.trim() ?? '';
}

/** Messages next to the page's fields. */
interface Marks {
  /** Shows these messages, and removes all others. */
  show(texts: ReadonlyMap<FormField, string>): void;
}

export function createMarks(): Marks {
  const marks = new Map<FormField, () => void>();
  return {
    show(texts) {
      for (const [field, unmark] of marks) {
        if (texts.has(field)) continue;
        unmark();
        marks.delete(field);
      }
      for (const [field, text] of texts) {
        // Skips fields that we or the page have already marked.
        if (field.getAttribute('aria-invalid') !== 'true') marks.set(field, attachMessage(field, text));
      }
    },
  };
}

const ID = 'shop-address-check-';

let last = 0;

const attached = new WeakSet<Element>();

/** Removes the messages of a page that a page cache has copied: they belong to the original's fields, so nothing else removes them. */
export function dropCopiedMessages(scope: ParentNode): void {
  for (const message of scope.querySelectorAll(`[id^="${ID}"]`)) {
    const field = message.previousElementSibling;
    if (attached.has(message) || field === null) continue;
    const described = field.getAttribute('aria-describedby')?.replace(message.id, '').trim();
    field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
    removeNode(message);
  }
}

/**
 * Shows a message next to one of the page's fields.
 * @returns removes the message and restores the field
 */
function attachMessage(field: FormField, text: string): () => void {
  last += 1;
  const message = make('div', { id: ID + last, className: 'shop-field__error', textContent: text });
  attached.add(message);
  // The focus is already on the next field, so a screen reader would not read this field's description.
  message.setAttribute('role', 'alert');
  field.after(message);
  const invalid = field.getAttribute('aria-invalid');
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${described ?? ''} ${message.id}`.trim());
  return () => {
    removeNode(message);
    if (invalid === null) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', invalid);
    if (described === null) field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', described);
  };
}
