import { plainText } from '@shop-elements/dom';

/** Joins what a reply has as a text or as a list of texts, as plain text, because alerts show no markup. */
export function replyText(texts: unknown): string {
  const list: readonly unknown[] = Array.isArray(texts) ? texts : [texts];
  return list.flatMap((text) => (typeof text === 'string' ? plainText(text) : [])).join('\n');
}
