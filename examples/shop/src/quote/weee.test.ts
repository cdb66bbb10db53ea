import { expect, test } from 'vitest';
import { translate } from '../texts/translate';
import { feeApplied } from './weee';

const inEnglish = (text: string) => translate('en', text);

test('a fee travels as JSON in a text, one amount as text and the others as numbers', () => {
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

test('goods without a fee say so with an empty list', () => {
  expect(feeApplied(0, 4, inEnglish)).toBe('[]');
});
