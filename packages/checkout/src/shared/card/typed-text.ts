/** A field's text and the position of its caret. */
export interface Typed {
  text: string;
  caret: number;
}

/** How a text was changed. Deleting a separator that we added also deletes the next digit. */
export type Change = 'typed' | 'deleted-before' | 'deleted-after';

/** Separators, and the invisible characters of copied texts, such as direction marks. */
const SEPARATORS = /[\s.\-–—/\p{Cf}]/gu;
/** A separator after `13` shows that the shopper meant 13 as the month, not January and the start of a year. */
const MISTAKEN_MONTH = /^01 \/ ([3-9])[.\-–—/]$/;
const NOT_A_DIGIT_OR_SEPARATOR = /[^0-9\s.\-–—/\p{Cf}]/u;

/** Removes the separators of a pasted number. */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/**
 * Groups the digits of a card number by its type's gaps, and keeps the caret behind the same digit. Removes dashes, dots and
 * spaces. Leaves any other text as typed, so that the shopper sees the mistake.
 */
export function groupDigits({ text, caret }: Typed, gaps: readonly number[]): Typed {
  if (NOT_A_DIGIT_OR_SEPARATOR.test(text)) return { text, caret };
  const digits = withoutSeparators(text);
  const grouped = [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
  return withCaret(grouped, { text, caret });
}

/** Removes the digit before or after the caret, for a deletion that removed only a separator. */
export function deleteDigit({ text, caret }: Typed, change: Change): Typed {
  const left = text.slice(0, caret);
  const right = text.slice(caret);
  if (change === 'deleted-after') return { text: left + right.replace(/^\D*\d/, ''), caret };
  const shorter = left.replace(/\d\D*$/, '');
  return { text: shorter + right, caret: shorter.length };
}

/**
 * An expiry date as `MM / YY` while it is typed: `4` becomes `04 / `, `4/27` and `04-2027` become `04 / 27`. The separator
 * appears with the month's second digit, but not after a deletion, or it could never be deleted. A date that begins with its
 * year stays as typed until it has a month.
 */
export function formatExpiry({ text, caret }: Typed, change: Change): Typed {
  if (NOT_A_DIGIT_OR_SEPARATOR.test(text)) return { text, caret };
  const mistaken = MISTAKEN_MONTH.exec(text)?.[1];
  if (mistaken !== undefined) return { text: `1${mistaken} / `, caret: '13 / '.length };
  const yearFirst = beginningWithYear(text);
  if (yearFirst !== undefined && !/^([2-9]|\d\d)/.test(yearFirst.month)) return { text, caret };
  const [month, year, isMonthDone] = expiryParts(text);
  const shownMonth = isMonthDone && change === 'typed' ? month.padStart(2, '0') : month;
  const hasSeparator = year !== '' || (shownMonth.length === 2 && change === 'typed');
  const formatted = hasSeparator ? `${shownMonth} / ${year}` : shownMonth;
  if (caret === text.length || yearFirst !== undefined) return { text: formatted, caret: formatted.length };
  return withCaret(formatted, { text, caret });
}

/** The date in the format of an order: the month without a leading zero, the year with four digits. */
export function readExpiry(text: string): { month: string; year: string } {
  if (NOT_A_DIGIT_OR_SEPARATOR.test(text)) return { month: text, year: '' };
  const [month, year] = expiryParts(text);
  const century = String(new Date().getFullYear()).slice(0, 2);
  return { month: month.replace(/^0(?=[1-9])/, ''), year: year.length === 2 ? century + year : year };
}

/** @returns the digits of month and year, and whether the month is complete */
function expiryParts(text: string): [month: string, year: string, isMonthDone: boolean] {
  const yearFirst = beginningWithYear(text);
  if (yearFirst !== undefined) return [yearFirst.month, shortYear(yearFirst.year), true];
  const [first = '', ...rest] = text.match(/\d+/g) ?? [];
  const second = rest.join('');
  if (first.length <= 2 && second !== '') return [first, shortYear(second), true];
  const digits = first + second;
  const length = /^(0|1$|1[0-2])/.test(digits) ? 2 : 1;
  // A 2 may be February or the start of a year.
  const isMonthDone = digits.length > length || /^[3-9]/.test(digits) || /\d\D+$/.test(text);
  return [digits.slice(0, length), shortYear(digits.slice(length)), isMonthDone];
}

/**
 * Parses a date in the format of `<input type="month">`, `2027-04`, or its beginning: only a year begins with 20.
 * @returns an empty year while it is incomplete
 */
function beginningWithYear(text: string): { year: string; month: string } | undefined {
  const found = /^\D*(?:20\d?|(20\d\d|\d{4}(?=\D))(?:\D*(\d+))?)\D*$/.exec(text);
  return found === null ? undefined : { year: found[1] ?? '', month: found[2] ?? '' };
}

function shortYear(year: string): string {
  return year.length === 4 ? year.replace(/^20/, '') : year;
}

/** Keeps the caret behind the same digit. */
function withCaret(formatted: string, { text, caret }: Typed): Typed {
  let position = 0;
  let left = withoutSeparators(text.slice(0, caret)).length;
  for (; left > 0 && position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) left -= 1;
  }
  return { text: formatted, caret: position };
}
