import type { FieldName } from './field-names';

/** What every element with a card's fields offers to the page. */
export interface CardMethods {
  /** Whether the card can be used; marks what is wrong, and focuses the first such field. */
  validate(): boolean;
  /** Whether the card can be used; shows nothing. */
  isComplete(): boolean;
  /** Moves the focus to a field; without a name to the first that is empty or wrong. */
  focus(field?: FieldName): void;
  /** Shows your text at a field, until the shopper changes it; an empty text takes it away. */
  setError(field: FieldName, text: string): void;
  /** Empties the form. */
  reset(): void;
}

/** When each can be called: those that answer at once make the element draw first. */
export const cardMethods = {
  validate: 'now',
  isComplete: 'now',
  focus: 'later',
  setError: 'later',
  reset: 'later',
} as const;
