import type { CardConfig } from './card.config';

/** The entries of a select, from what is sent to what is read. */
export type Choices = Readonly<Record<string, string>>;

/** Years that the list offers where the server sends none. Source: facts, section 4.1. */
const YEARS_AHEAD = 10;
const START_YEARS = 5;

export function monthChoices({ months }: CardConfig, locale: string): Choices {
  const name = new Intl.DateTimeFormat(locale, { month: 'long' });
  return orSequence(months, 1, 12, (month) => {
    return `${String(month).padStart(2, '0')} - ${name.format(new Date(2000, month - 1))}`;
  });
}

export function yearChoices({ years }: CardConfig): Choices {
  return orSequence(years, new Date().getFullYear(), YEARS_AHEAD + 1);
}

export function startYearChoices({ ssStartYears }: CardConfig): Choices {
  return orSequence(ssStartYears, new Date().getFullYear() - START_YEARS, START_YEARS + 1);
}

/** What the server sends; where it sends nothing, numbers from the first on. */
function orSequence(given: Choices, first: number, count: number, label: (value: number) => string = String): Choices {
  if (Object.keys(given).length > 0) return given;
  return Object.fromEntries([...Array(count).keys()].map((index) => [first + index, label(first + index)]));
}
