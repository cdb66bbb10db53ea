import { page, parse } from '@shop-elements/core';
import { flagSchema } from './flag.schema';

/** Reads a text that the page prints, by its path below `window`. */
export function pageText(...path: readonly string[]): string | undefined {
  return asText(page.read(...path)?.value);
}

/** Converts a text or a number to text; undefined for anything else, and for an empty text. */
export function asText(value: unknown): string | undefined {
  return (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value) : undefined;
}

/** Reads a boolean that the page prints, by its path below `window`. PHP prints true as `true`, `1` or `"1"`. */
export function pageFlag(...path: readonly string[]): boolean {
  return parse(flagSchema, page.read(...path)?.value) === true;
}
