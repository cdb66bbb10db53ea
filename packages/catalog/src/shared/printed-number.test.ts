import { expect, test } from 'vitest';
import { printedNumber } from './printed-number';

test.each([
  ['12 Items', 12],
  ['1,204', 1204],
  ['1.204', 1204],
  ['1\u00a0204 artikelen', 1204],
  ['1,20,400', 120400],
  ['1-12 of 31', 31],
  ['1-12 of 1,204', 1204],
  ['31 Item(s)', 31],
  ['١٬٢٠٤', 1204],
  ['٥٦٧٨٩٠', 567890],
  ['۱۲۳۴۵۶۷۸۹۰', 1234567890],
  ['Items', undefined],
  ['১২টি পণ্য', undefined],
  [undefined, undefined],
])('reads the number in %s', (text, expected) => {
  expect(printedNumber(text)).toBe(expected);
});
