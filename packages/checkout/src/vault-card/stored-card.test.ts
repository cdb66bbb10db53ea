import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { methodOf, storedCard } from './stored-card';

const now = new Date(2026, 10, 21);

test.each([
  ['Payflow', { cc_type: 'VI', cc_last_4: '1111', cc_exp_month: '1', cc_exp_year: '2030' }],
  ['numbers', { cc_type: 'VI', cc_last_4: 1111, cc_exp_month: 1, cc_exp_year: 2030 }],
  ['Braintree', { type: 'VI', maskedCC: '1111', expirationDate: '01/2030' }],
  ['a gateway with many details', { type: 'VI', maskedCC: 'xxxx-xxxx-xxxx-1111', expirationDate: '1-30' }],
])('reads the names of %s', (_, details) => {
  expect(storedCard(details, now)).toEqual({ type: 'VI', last4: '1111', expires: '01/2030', isExpired: false });
});

test.each([{}, { maskedCC: null, type: null, expirationDate: 'soon' }, { maskedCC: 'xxxx' }])(
  'leaves out unknown values',
  (details) => {
    expect(storedCard(details, now)).toEqual({ type: '', last4: '', expires: '', isExpired: false });
  },
);

test.each([
  ['10/2026', true],
  ['11/2026', false],
  ['12/2026', false],
  ['12/2025', true],
  ['01/2027', false],
])('a card valid thru %s: expired is %s', (expirationDate, isExpired) => {
  expect(storedCard({ expirationDate }, now).isExpired).toBe(isExpired);
});

test.each(vectors<{ rendererType: string; method: string }, boolean>('vault-type-match'))(
  'the stored card with the key $input.rendererType pays by $input.method ($id)',
  ({ input, expected }) => {
    expect(methodOf(input.rendererType) === input.method).toBe(expected);
  },
);
