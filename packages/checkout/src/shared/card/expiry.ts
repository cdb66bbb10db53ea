import cardValidator from 'card-validator';

/** Whether a value can be used, and whether more typing may make it so. */
export interface Verdict {
  isValid: boolean;
  isPotentiallyValid: boolean;
}

/** Years ahead for which cards are issued. */
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
 * A year: four digits, from this one to 19 years ahead. Not card-validator's rule, which takes two digits as well: what an
 * order is sent has four.
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
 * A month and a year in one text, as Magento's form reads them: `12/2030`, `12 2030`, or the digits alone. Not
 * card-validator's rule, which takes a year of two digits and refuses a month of this year that is over.
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

/** Whether a chosen month has not ended yet. A year that is still to be chosen passes; a month that is, does not. */
export function isNotPast(month: string, year: string): boolean {
  if (month === '') return false;
  if (year === '') return true;
  const now = new Date();
  const ahead = Number(year) - now.getFullYear();
  return ahead > 0 || (ahead === 0 && Number(month) >= now.getMonth() + 1);
}

/** The code on the card: digits only, as many as its type has; three where no type is known. */
export function checkVerificationNumber(text: string, size = 3): Verdict {
  return cardValidator.cvv(text, size);
}
