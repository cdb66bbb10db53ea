import cardValidator from 'card-validator';

/** Whether a value is valid, or may become valid with more typing. */
export interface Verdict {
  isValid: boolean;
  isPotentiallyValid: boolean;
}

/** Cards expire at most this many years ahead. */
const WINDOW = 19;

const good: Verdict = { isValid: true, isPotentiallyValid: true };
const open: Verdict = { isValid: false, isPotentiallyValid: true };
const bad: Verdict = { isValid: false, isPotentiallyValid: false };

/** A month: a whole number from 1 to 12. */
export function checkMonth(text: string): Verdict {
  const { isValid, isPotentiallyValid } = cardValidator.expirationMonth(text);
  return { isValid, isPotentiallyValid };
}

/**
 * A year: four digits, from this year to 19 years ahead. card-validator's rule also accepts two digits, but an order needs four.
 */
export function checkYear(text: string): Verdict {
  const ahead = Number(text) - new Date().getFullYear();
  if (/^\d{4}$/.test(text) && ahead >= 0 && ahead <= WINDOW) return good;
  return /^\d*$/.test(text) && text.length !== 4 ? open : bad;
}

export interface Expiry extends Verdict {
  /** Null unless the whole date is valid. */
  month: string | null;
  year: string | null;
}

/**
 * A month and a year in one text, as Magento's form reads them: `12/2030`, `12 2030`, or only digits. card-validator's rule
 * differs: it accepts years of two digits, and rejects past months of this year.
 */
export function checkExpiry(text: string): Expiry {
  const [month, year] = split(text);
  const monthVerdict = checkMonth(month);
  const yearVerdict = checkYear(year);
  if (monthVerdict.isValid && yearVerdict.isValid) return { ...good, month, year };
  const isPotentiallyValid = monthVerdict.isPotentiallyValid && yearVerdict.isPotentiallyValid;
  return { isValid: false, isPotentiallyValid, month: null, year: null };
}

function split(text: string): [month: string, year: string] {
  const slashed = text.replace(/^(\d\d) (\d\d(\d\d)?)$/, '$1/$2');
  const slash = slashed.indexOf('/');
  if (slash >= 0) return [slashed.slice(0, slash).trim(), slashed.slice(slash + 1).trim()];
  const twoDigits = slashed.startsWith('0') || [3, 4].includes(slashed.length) || slashed.length > 5;
  const length = twoDigits ? 2 : 1;
  return [slashed.slice(0, length), slashed.slice(length, length + 4)];
}

/** Whether the chosen month has not ended yet. Passes while the year is missing, but not while the month is. */
export function isNotPast(month: string, year: string): boolean {
  if (month === '') return false;
  if (year === '') return true;
  const now = new Date();
  const ahead = Number(year) - now.getFullYear();
  return ahead > 0 || (ahead === 0 && Number(month) >= now.getMonth() + 1);
}

/** The verification number: as many digits as the card's type requires, or three if the type is unknown. */
export function checkVerificationNumber(text: string, size = 3): Verdict {
  return cardValidator.cvv(text, size);
}
