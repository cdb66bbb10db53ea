import type { Score } from './stars';

/**
 * What the form around the stars posts; nothing under an empty name. Not the radio buttons: a score may lie between them,
 * and two ratings of a page may have one name.
 */
export function scoreField(name: string | undefined, score: Score, optionValues: readonly string[]) {
  const value = score === null || optionValues.length === 0 ? score : optionValues[Math.ceil(score) - 1];
  return name && value !== null && value !== undefined && <input type="hidden" name={name} value={value} />;
}
