import { expect, test } from 'vitest';
import { printedNumber } from './printed-number';

test.each([
  ['12 Items', 12],
  ['1,204', 1204],
  ['١٬٢٠٤', 1204],
  ['٥٦٧٨٩٠', 567890],
  ['۱۲۳۴۵۶۷۸۹۰', 1234567890],
  ['Items', undefined],
  [undefined, undefined],
])('reads the number in %s', (text, expected) => {
  expect(printedNumber(text)).toBe(expected);
});
