import { page, parse } from '@shop-elements/core';
import { flagSchema } from './flag.schema';

/** A text that the page prints, by its path below `window`. */
export function pageText(...path: readonly string[]): string | undefined {
  return textOf(page.read(...path)?.value);
}

/** A text or a number as text; undefined for everything else, and for nothing. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined;
}

/** A yes or no that the page prints, by its path below `window`. PHP prints yes as `true`, `1` or `"1"`. */
export function pageFlag(...path: readonly string[]): boolean {
  return parse(flagSchema, page.read(...path)?.value) === true;
}
