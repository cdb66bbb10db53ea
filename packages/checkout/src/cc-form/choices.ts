import type { CardConfig } from './card.config';

/** An entry of a select: what is sent, and what is read. */
export interface Choice {
  value: string;
  label: string;
}

/** Years that the list offers where the server sends none. Source: facts, section 4.1. */
const YEARS_AHEAD = 10;
const START_YEARS = 5;

export function monthChoices({ months }: CardConfig, locale: string): Choice[] {
  if (Object.keys(months).length > 0) return fromMap(months);
  const name = new Intl.DateTimeFormat(locale, { month: 'long' });
  return [...Array(12).keys()].map((index) => ({
    value: String(index + 1),
    label: `${String(index + 1).padStart(2, '0')} - ${name.format(new Date(2000, index))}`,
  }));
}

export function yearChoices({ years }: CardConfig): Choice[] {
  const now = new Date().getFullYear();
  return Object.keys(years).length > 0 ? fromMap(years) : sequence(now, YEARS_AHEAD + 1);
}

export function startYearChoices({ ssStartYears }: CardConfig): Choice[] {
  const now = new Date().getFullYear();
  return Object.keys(ssStartYears).length > 0 ? fromMap(ssStartYears) : sequence(now - START_YEARS, START_YEARS + 1);
}

function fromMap(map: Readonly<Record<string, string>>): Choice[] {
  return Object.keys(map).map((value) => ({ value, label: map[value] ?? value }));
}

function sequence(first: number, count: number): Choice[] {
  return [...Array(count).keys()].map((index) => ({ value: String(first + index), label: String(first + index) }));
}
