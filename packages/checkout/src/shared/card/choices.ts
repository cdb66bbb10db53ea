import type { CardConfig } from './card.config';
import { titleOfCode } from './card-types';

/** The options of a select: value to label. */
export type Choices = Readonly<Record<string, string>>;

/** Default numbers of years, as in Magento's form. */
const YEARS_AHEAD = 10;
const START_YEARS = 5;

/** The accepted cards, from code to label. A list of codes may arrive as a map: PHP prints lists with gaps as maps. */
export function typeChoices({ availableTypes }: Pick<CardConfig, 'availableTypes'>): Choices {
  const asChoice = (key: string, value: string): [code: string, label: string] => {
    const title = /^\d+$/.test(key) ? titleOfCode(value) : undefined;
    return title === undefined ? [key, value] : [value, title];
  };
  return Object.fromEntries(Object.keys(availableTypes).map((key) => asChoice(key, availableTypes[key] ?? key)));
}

/** Caches the months of each language, because creating a date format is slow. */
const monthsByLocale = new Map<string, Choices>();

export function monthChoices({ months }: Pick<CardConfig, 'months'>, locale: string): Choices {
  if (Object.keys(months).length > 0) return months;
  const cached = monthsByLocale.get(locale) ?? monthsIn(locale);
  monthsByLocale.set(locale, cached);
  return cached;
}

function monthsIn(locale: string): Choices {
  const name = new Intl.DateTimeFormat(locale, { month: 'long' });
  return sequence(1, 12, (month) => `${String(month).padStart(2, '0')} - ${name.format(new Date(2000, month - 1))}`);
}

export function yearChoices({ years }: CardConfig): Choices {
  return Object.keys(years).length > 0 ? years : sequence(new Date().getFullYear(), YEARS_AHEAD + 1);
}

export function startYearChoices({ ssStartYears }: CardConfig): Choices {
  if (Object.keys(ssStartYears).length > 0) return ssStartYears;
  return sequence(new Date().getFullYear() - START_YEARS, START_YEARS + 1);
}

function sequence(first: number, count: number, label: (value: number) => string = String): Choices {
  return Object.fromEntries([...Array(count).keys()].map((index) => [first + index, label(first + index)]));
}
