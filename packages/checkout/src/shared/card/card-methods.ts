import type { FieldName } from './field-names';

/** Methods of every element with card fields. */
export interface CardMethods {
  /** Returns whether the card can be used. Marks invalid fields and focuses the first. */
  validate(): boolean;
  /** Returns whether the card can be used, without marking fields. */
  isComplete(): boolean;
  /** Focuses a field. Default: the first empty or invalid one. */
  focus(field?: FieldName): void;
  /** Shows a message at a field until the shopper changes the field. An empty text removes it. */
  setError(field: FieldName, text: string): void;
  /** Clears the form. */
  reset(): void;
}

/** When each method runs. Before a method that returns a result (`now`), the element renders. */
export const cardMethods = {
  validate: 'now',
  isComplete: 'now',
  focus: 'later',
  setError: 'later',
  reset: 'later',
} as const;
