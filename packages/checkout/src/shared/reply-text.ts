import { isRecord } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';

/** Joins what a reply has as a text or as several texts, as plain text, because alerts show no markup. */
export function replyText(texts: unknown): string {
  return listOf(texts)
    .flatMap((text) => (typeof text === 'string' ? plainText(text) : []))
    .join('\n');
}

function listOf(texts: unknown): readonly unknown[] {
  if (Array.isArray(texts)) return texts;
  // A PHP list that lost an entry, as by `array_unique()`, arrives as an object.
  return isRecord(texts) ? Object.keys(texts).map((key) => texts[key]) : [texts];
}
