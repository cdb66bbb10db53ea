import type { AddressField } from './field-mark';

/**
 * What a shopper knows a field by: its label, what a screen reader calls it, or the hint inside it.
 * @param name where the page gives it none of these
 */
export function labelOf(field: AddressField, name: string): string {
  const named = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  const texts = [
    ...[...(field.labels ?? []), ...named].map(wordsOf),
    ...['aria-label', 'placeholder', 'title'].map((attribute) => field.getAttribute(attribute) ?? ''),
  ];
  // An asterisk marks what is required, as the message does.
  return texts.map((text) => text.replace(/\*/g, '').trim()).find((text) => text !== '') ?? name;
}

/** The text of a label, without that of the field inside it: a select has its options. */
function wordsOf(label: Element | null): string {
  const copy = label?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll('input, select, textarea, [role="alert"]')) part.replaceWith();
  return copy.textContent?.trim() ?? '';
}
