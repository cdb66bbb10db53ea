import type { Score } from './stars';

/**
 * The hidden field that posts the score, unless its name is empty. Radio buttons could not post it: a score may be between them, and
 * two ratings may have the same name.
 */
export function scoreField(name: string | undefined, score: Score, optionValues: readonly string[]) {
  const value = score === null || optionValues.length === 0 ? score : optionValues[Math.ceil(score) - 1];
  return name && value !== null && value !== undefined && <input type="hidden" name={name} value={value} />;
}
