import { page, parse } from '@shop-elements/core';
import { pageText } from './page-text';
import { type PriceFormat, priceFormatSchema } from './price-format.schema';
import { hostSettings } from './settings';

/** The page's price format: the configured one, else that of its checkout data or of its gift settings. */
function pagePriceFormat(): PriceFormat {
  const printed = page.read('checkoutConfig', 'priceFormat') ?? page.read('giftOptionsConfig', 'priceFormat');
  return hostSettings().priceFormat ?? parse(priceFormatSchema, printed?.value) ?? {};
}

/**
 * Formats an amount like the shop. Rounds half up in decimal, so that 1.005 becomes 1.01.
 * @returns an empty text for NaN and Infinity: no price is better than "€ NaN"
 */
export function formatPrice(amount: number, format: PriceFormat = pagePriceFormat()): string {
  if (!Number.isFinite(amount)) return '';
  const { pattern = '%s', requiredPrecision = 2, groupLength = 3 } = format;
  // A number has about 15 significant digits; more would be noise.
  const precision = Math.min(15, Math.trunc(Math.abs(requiredPrecision)));
  const rounded = roundHalfUp(Math.abs(amount), precision);
  const digits = rounded.toFixed(precision);
  const [whole = '0', decimals = ''] = digits.split('.');
  const group = format.groupSymbol ?? localeSymbol('group');
  // Above this, JavaScript uses exponents.
  const groups = rounded < 1e21 ? inGroups(whole, Math.max(1, Math.trunc(groupLength))) : [whole];
  const grouped = groups.join(group);
  const text = decimals === '' ? grouped : grouped + (format.decimalSymbol ?? localeSymbol('decimal')) + decimals;
  const sign = amount < 0 && Number(digits) > 0 ? '-' : '';
  const signed = pattern.includes('{sign}') ? pattern.replace('{sign}', sign) : sign + pattern;
  return signed.replace('%s', () => inPageDigits(text)).trim();
}

/** The digits of the locale that the page prints. Asking the browser for each digit of each price would be slow. */
let pageDigits: { locale: string | undefined; digits: readonly string[] } = { locale: undefined, digits: [] };

/** Writes Latin digits as the page's locale does: Arabic ones in `ar-SA`. Magento's price format has no digits. */
function inPageDigits(text: string): string {
  const locale = pageText('LOCALE');
  if (locale !== pageDigits.locale) {
    const tag = pageLocale();
    pageDigits = { locale, digits: [...'0123456789'].map((digit) => Number(digit).toLocaleString(tag)) };
  }
  return text.replace(/\d/g, (digit) => pageDigits.digits[Number(digit)] ?? digit);
}

/** Splits digits into groups; the first may be shorter. */
function inGroups(digits: string, length: number): string[] {
  const first = digits.length % length;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += length) groups.push(digits.slice(start, start + length));
  return groups;
}

/** Rounds in decimal notation: in binary, 1.005 × 100 is 100.49999… */
function roundHalfUp(amount: number, precision: number): number {
  const rounded = Number(`${Math.round(Number(`${amount}e${precision}`))}e-${precision}`);
  return Number.isNaN(rounded) ? amount : rounded;
}

/** The page's locale as a language tag: `sr_Latn_RS` is `sr-Latn-RS`. */
function pageLocale(): string {
  const tag = pageText('LOCALE')?.replaceAll('_', '-') ?? 'en-US';
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    // Invalid tags throw.
    return 'en-US';
  }
}

function localeSymbol(type: 'group' | 'decimal'): string {
  const parts = new Intl.NumberFormat(pageLocale()).formatToParts(1234567.8);
  return parts.find((part) => part.type === type)?.value ?? '';
}
