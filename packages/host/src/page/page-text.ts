import { page } from '@shop-elements/core';

/** A text that the page prints, by its path below `window`. */
export function pageText(...path: readonly string[]): string | undefined {
  return textOf(page.read(...path)?.value);
}

/** A text or a number as text; undefined for everything else, and for nothing. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined;
}
