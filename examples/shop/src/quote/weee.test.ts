import { expect, test } from 'vitest';
import { translate } from '../texts/translate';
import { feeApplied } from './weee';

const inEnglish = (text: string) => translate('en', text);

test('a fee is sent as a JSON string, with one amount as a string and the others as numbers', () => {
  expect(JSON.parse(feeApplied(2.5, 3, inEnglish))).toEqual([
    {
      title: 'Recycling fee',
      base_amount: '2.5000',
      amount: 2.5,
      row_amount: 7.5,
      base_row_amount: 7.5,
      base_amount_incl_tax: '2.5000',
      amount_incl_tax: 2.5,
      row_amount_incl_tax: 7.5,
      base_row_amount_incl_tax: 7.5,
    },
  ]);
});

test('products without a fee have an empty list', () => {
  expect(feeApplied(0, 4, inEnglish)).toBe('[]');
});
