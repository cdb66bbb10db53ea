import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vectors } from '#testing/vectors';
import { formatPrice } from './price';
import type { PriceFormat } from './price-format.schema';

const format: PriceFormat = {
  pattern: '$%s',
  requiredPrecision: 2,
  decimalSymbol: '.',
  groupSymbol: ',',
  groupLength: 3,
};

// The page, which prints no locale.
beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => void vi.unstubAllGlobals());

test.each(vectors<{ amount: number; priceFormat: PriceFormat }, string>('layered.price-format'))(
  'formats $input.amount in the shop’s price format ($id)',
  ({ input, expected }) => {
    expect(formatPrice(input.amount, input.priceFormat)).toBe(expected);
  },
);

test.each([
  [0, '$0.00'],
  [-0.001, '$0.00'],
  [0.3 - 0.1 - 0.2, '$0.00'],
  [1234567.5, '$1,234,567.50'],
  [999.995, '$1,000.00'],
  [1e21, '$1e+21'],
])('formats %s as %s', (amount, expected) => {
  expect(formatPrice(amount, format)).toBe(expected);
});

test('puts the minus sign where the pattern has {sign}', () => {
  expect(formatPrice(-5, { ...format, pattern: '€ {sign}%s' })).toBe('€ -5.00');
});

test('shows no decimals if the format has none', () => {
  expect(formatPrice(1499.5, { ...format, requiredPrecision: 0 })).toBe('$1,500');
});

test.each([
  ['nl_NL', '1.234,50'],
  ['sr_Latn_RS', '1.234,50'],
  ['not a locale', '1,234.50'],
])('without a price format, formats a price for the page’s locale %s', (locale, expected) => {
  vi.stubGlobal('window', { LOCALE: locale });
  expect(formatPrice(1234.5, {})).toBe(expected);
});

test('writes Arabic digits where the page’s locale does, as Luma’s own prices', () => {
  vi.stubGlobal('window', { LOCALE: 'ar-SA' });
  const arabic: PriceFormat = { ...format, pattern: 'SAR %s', decimalSymbol: '٫', groupSymbol: '٬' };
  expect(formatPrice(-1234.5, arabic)).toBe('-SAR ١٬٢٣٤٫٥٠');
});

test.each([Number.NaN, Infinity])('returns an empty text for %s', (amount) => {
  expect(formatPrice(amount, { ...format, pattern: '€ %s' })).toBe('');
});
