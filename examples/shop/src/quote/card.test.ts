import { expect, test } from 'vitest';
import { type CardData, chargeCard } from './card';

const now = new Date('2026-11-21T10:00:00Z');
const good: CardData = {
  number: '4111 1111 1111 1111',
  expirationMonth: '11',
  expirationYear: '2026',
  verification: '123',
};

test('charges a valid card, and returns only its type and last four digits', () => {
  expect(chargeCard(good, now)).toEqual({ ok: true, type: 'VI', last4: '1111' });
});

test.each([
  ['a mistyped digit', { number: '4111111111111112' }, 'Please enter a valid credit card number.'],
  ['letters in the number', { number: '4111x11111111111' }, 'Please enter a valid credit card number.'],
  ['a missing number', { number: '' }, 'Please enter a valid credit card number.'],
  ['a card that expired last month', { expirationMonth: '10' }, 'Incorrect credit card expiration date.'],
  ['a month that does not exist', { expirationMonth: '13' }, 'Incorrect credit card expiration date.'],
  ['a code that is too short', { verification: '12' }, 'Please enter a valid credit card verification number.'],
  [
    'a four-digit code for a Visa card',
    { verification: '1234' },
    'Please enter a valid credit card verification number.',
  ],
] as const)('rejects %s, and names the wrong field', (_case, change, message) => {
  expect(chargeCard({ ...good, ...change }, now)).toEqual({ ok: false, message });
});

test('accepts a four-digit code for American Express', () => {
  const amex = { ...good, number: '3782 822463 10005', verification: '1234' };
  expect(chargeCard(amex, now)).toEqual({ ok: true, type: 'AE', last4: '0005' });
});

test('the test number for refusals is always declined', () => {
  expect(chargeCard({ ...good, number: '4000 0000 0000 0002' }, now)).toMatchObject({ ok: false });
});
