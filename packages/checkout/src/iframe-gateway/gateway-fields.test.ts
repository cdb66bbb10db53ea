import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { cardFields, expiryText } from './gateway-fields';

interface Format {
  year: string;
  month: string;
  expireYearLength: number;
  dateDelim: string;
}

test.each(vectors<Format, { ccexpdate: string }>('gateway-expiry-format'))(
  'formats month $input.month of $input.year with as many digits as the gateway wants ($id)',
  ({ input, expected }) => expect(expiryText(input, input)).toBe(expected.ccexpdate),
);

test.each([
  ['1', '2031', 4, '/', '01/2031'],
  ['12', '2031', 2, '-', '12-31'],
  ['05', '31', 4, '', '0531'],
])('formats month %s of %s with %i digits and "%s" as %s', (month, year, expireYearLength, dateDelim, text) => {
  expect(expiryText({ month, year }, { expireYearLength, dateDelim })).toBe(text);
});

interface Fields {
  reply: { acmepay: { fields: Record<string, string> } };
  cardFieldsMap: Record<string, string>;
  card: { number: string; cvv: string; month: string; year: string };
  dateDelim: string;
  hasCvv: boolean;
}

test.each(vectors<Fields, { post: object }>('gateway-fields'))(
  'names the card’s data as the gateway does ($id)',
  ({ input, expected }) => {
    const { cardFieldsMap, dateDelim, hasCvv: hasVerification } = input;
    const card = { ...input.card, verification: input.card.cvv };
    const fields = cardFields(card, { cardFieldsMap, dateDelim, hasVerification, expireYearLength: 2 });
    expect({ ...input.reply.acmepay.fields, ...fields }).toEqual(expected.post);
  },
);

test('does not send fields without a gateway name, or that the form doesn’t have', () => {
  const card = { number: '4111', verification: '123', month: '3', year: '2031' };
  const format = { dateDelim: '', expireYearLength: 2 };
  expect(cardFields(card, { ...format, cardFieldsMap: { ccnum: 'acct' }, hasVerification: true })).toEqual({
    acct: '4111',
  });
  expect(cardFields(card, { ...format, cardFieldsMap: { cccvv: 'csc' }, hasVerification: false })).toEqual({});
});
