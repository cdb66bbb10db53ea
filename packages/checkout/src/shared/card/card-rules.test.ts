import { westernDigits } from '@shop-elements/dom';
import cardValidator from 'card-validator';
import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { maskNumber } from '../mask-number';
import { checkCardNumber } from './card-types';
import { monthChoices } from './choices';
import { checkExpiry, checkMonth, checkVerificationNumber, checkYear, isNotPast, type Verdict } from './expiry';
import { type FormRules, findProblems } from './form-check';
import { deleteDigit, formatExpiry, groupDigits, readExpiry } from './typed-text';

interface WantedCard {
  type?: string | null;
  isValid?: boolean;
  isPotentiallyValid?: boolean;
}

test.each(vectors<{ value: string }, WantedCard>('card-number'))(
  'recognizes the card of $input.value, and tells whether the number is or may become valid ($id)',
  ({ input, expected }) => {
    const { type, isValid, isPotentiallyValid } = checkCardNumber(input.value);
    expect({ type: type?.code ?? null, isValid, isPotentiallyValid }).toMatchObject(expected);
  },
);

const numbers: readonly [string, string][] = [
  ['MC', '55'],
  ['MC', '2221'],
  ['ELO', '6362970000457013'],
  ['ELO', '5067310000000010'],
  ['AU', '5078601912345600019'],
  ['HC', '6062826786276634'],
  ['HC', '6370950000000005'],
  ['JCB', '3589000000000003'],
];

test.each(numbers)('detects %s by %s', (code, number) => {
  expect(checkCardNumber(number).type?.code).toBe(code);
});

test.each([
  ['DI', '6011111111111117', 'docs.stripe.com/testing'],
  ['DI', '6011981111111113', 'docs.stripe.com/testing'],
  ['ELO', '5066991111111118', 'docs.adyen.com, test card numbers'],
  ['MC', '2223003122003222', 'docs.stripe.com/testing'],
  ['MC', '2223000048400011', 'developer.paypal.com/braintree, testing'],
  ['UN', '6200000000000005', 'docs.stripe.com/testing'],
  ['UN', '6205500000000000004', 'docs.stripe.com/testing'],
  ['UN', '6243030000000001', 'developer.paypal.com/braintree, testing'],
  ['UN', '8171999927660000', 'docs.adyen.com, test card numbers'],
  ['MI', '6771798021000008', 'docs.adyen.com, test card numbers'],
  ['MI', '50339619890917', 'developer.cybersource.com, testing'],
  ['MI', '604499000000000007', 'github.com/braintree/credit-card-type: 6 that is no other type'],
  ['MD', '6759411100000008', 'developer.cybersource.com, testing'],
])('%s accepts %s (%s)', (code, number) => {
  const { type, isValid } = checkCardNumber(number);
  expect({ code: type?.code, isValid }).toEqual({ code, isValid: true });
});

test('leaves a host application’s card-validator table unchanged', () => {
  const { creditCardType, number } = cardValidator;
  creditCardType.removeCard('visa');
  creditCardType.addCard({
    type: 'house-card',
    niceType: 'House card',
    patterns: [0],
    gaps: [],
    lengths: [8],
    code: { name: 'PIN', size: 4 },
  });
  const asked = ['4111111111111111', '00000000', '5066991111111118', '5066', '6'];
  const before = asked.map((digits) => number(digits));
  expect(checkCardNumber('4111111111111111').isValid).toBe(true);
  expect(checkCardNumber('5066991111111118').isValid).toBe(true);
  expect(asked.map((digits) => number(digits))).toEqual(before);
  expect(before.map(({ card }) => card?.type)).toEqual([undefined, 'house-card', 'elo', undefined, undefined]);
  creditCardType.resetModifications();
});

test('accepts Elo, Aura and Hipercard, although Visa, Discover and Maestro share their first digits', () => {
  for (const number of ['6362970000457013', '5078601912345600019', '6370950000000005']) {
    expect(checkCardNumber(number).isValid, number).toBe(true);
  }
});

test('detects a MasterCard while it is being typed', () => {
  expect(checkCardNumber('5555 55').type?.code).toBe('MC');
  expect(checkCardNumber('5555 55').isPotentiallyValid).toBe(true);
});

test('detects British debit cards only if the method accepts them', () => {
  const solo = '6334580500000000';
  expect(checkCardNumber(solo).type?.code).toBe('MI');
  expect(checkCardNumber(solo, ['VI', 'SO']).type?.code).toBe('SO');
  expect(checkCardNumber(solo, ['SS']).type?.code).toBe('SS');
  expect(checkCardNumber('6759649826438453', ['SM']).type?.code).toBe('SM');
  expect(checkCardNumber('6759649826438453').type?.code).toBe('MD');
});

test.each(vectors<{ type: string; number: string }, boolean>('card-type-matches-number'))(
  'tells whether $input.number is a card of the chosen type $input.type ($id)',
  ({ id, input, expected }) => {
    // Magento's second card table lacks the Brazilian cards, so its first table wins: they are accepted. V084 is Discover's
    // 601111, a common test number of gateways.
    const better: Readonly<Record<string, boolean>> = { V084: true, V112: true, V113: true };
    expect(checkCardNumber(input.number).type?.code === input.type).toBe(better[id] ?? expected);
  },
);

test.each(vectors<{ value: string }, boolean>('luhn'))(
  'accepts a number with the check digit of $input.value, and with no other ($id)',
  ({ input: { value }, expected }) => {
    // A Visa number of the right length that ends in the vector's digits: 42 and the zeros add 10 to the sum.
    const number = value.length === 16 ? value : `42${value.padStart(14, '0')}`;
    expect(checkCardNumber(number).isValid).toBe(expected);
    if (!expected) return;
    for (let more = 1; more < 10; more += 1) {
      const other = `${number.slice(0, -1)}${(Number(number.at(-1)) + more) % 10}`;
      expect(checkCardNumber(other).isValid, other).toBe(false);
    }
  },
);

test.each(vectors<{ value: string }, Verdict>('expiry-month'))(
  'tells whether $input.value is a month, or may become one ($id)',
  ({ input, expected }) => {
    expect(checkMonth(input.value)).toEqual(expected);
  },
);

test.each(vectors<{ value: string }, Verdict>('expiry-year'))(
  'tells whether a card can expire in the year $input.value, or in one that starts like it ($id)',
  ({ input, expected }) => {
    expect(checkYear(input.value)).toEqual(expected);
  },
);

test.each(vectors<{ value: string }, Verdict & { month: string | null; year: string | null }>('expiry-combined'))(
  'reads the month and the year of the expiry date $input.value, if it is one ($id)',
  ({ input, expected }) => {
    expect(checkExpiry(input.value)).toEqual(expected);
  },
);

test.each(vectors<{ month: string; year: string }, { valid: boolean }>('expiry-not-in-the-past'))(
  'refuses an expiry date in the past ($id)',
  ({ input, expected }) => {
    // In January, V164's previous month is 0, which doesn't exist.
    if (input.month !== '0') expect(isNotPast(input.month, input.year)).toBe(expected.valid);
  },
);

test.each(vectors<{ value: string; codeSize: number | null }, Verdict>('cvv'))(
  'tells whether $input.value has as many digits as the card’s verification number ($id)',
  ({ input, expected }) => {
    expect(checkVerificationNumber(input.value, input.codeSize ?? undefined)).toEqual(expected);
  },
);

test.each(vectors<{ value: string }, string>('card-number-mask'))(
  'shows only the last four digits of $input.value ($id)',
  ({ input, expected }) => {
    expect(maskNumber(input.value)).toBe(expected);
  },
);

const amex = [4, 10];

test.each([
  ['3782', 4, '3782', 4],
  ['37828', 5, '3782 8', 6],
  ['3782 822463 10005', 17, '3782 822463 10005', 17],
  ['378282246310005', 0, '3782 822463 10005', 0],
  ['3782 8224', 2, '3782 8224', 2],
  ['37982 8224', 3, '3798 28224', 3],
  ['3782-8224', 9, '3782 8224', 9],
  ['3782.822463.10005', 17, '3782 822463 10005', 17],
  ['378a', 4, '378a', 4],
])('groups %s with the caret at %i', (text, caret, grouped, after) => {
  expect(groupDigits({ text, caret }, amex)).toEqual({ text: grouped, caret: after });
});

test('deleting a gap also deletes the digit next to it', () => {
  expect(deleteDigit({ text: '37828', caret: 4 }, 'deleted-before')).toEqual({ text: '3788', caret: 3 });
  expect(deleteDigit({ text: '37828', caret: 4 }, 'deleted-after')).toEqual({ text: '3782', caret: 4 });
});

test.each([
  ['4', '04 / '],
  ['1', '1'],
  ['0', '0'],
  ['1/', '01 / '],
  ['12', '12 / '],
  ['13', '01 / 3'],
  ['01 / 3/', '13 / '],
  ['04 / 2', '04 / 2'],
  ['04 / 202', '04 / 202'],
  ['04 / 2027', '04 / 27'],
  ['4/27', '04 / 27'],
  ['04-2027', '04 / 27'],
  ['4.27', '04 / 27'],
  ['0427', '04 / 27'],
  ['042027', '04 / 27'],
  ['2027-04', '04 / 27'],
  ['2027/5', '05 / 27'],
  ['202704', '04 / 27'],
  ['2', '2'],
  ['2/', '02 / '],
  ['27', '02 / 7'],
  ['20', '20'],
  ['2027', '2027'],
  ['2027-1', '2027-1'],
  ['2027-0', '2027-0'],
  ['20 / 27', '20 / 27'],
  ['12 / 27', '12 / 27'],
  ['13/27', '13 / 27'],
  ['Apr 27', 'Apr 27'],
])('formats %s as %s', (text, formatted) => {
  expect(formatExpiry({ text, caret: text.length }, 'typed')).toEqual({ text: formatted, caret: formatted.length });
});

test('a very long text does not hold up the page', () => {
  const text = `2027${' '.repeat(100_000)}5/5`;
  expect(formatExpiry({ text, caret: 0 }, 'typed').text).toBe('02 / 02755');
});

test('a deleted separator does not reappear', () => {
  expect(formatExpiry({ text: '04 / ', caret: 5 }, 'deleted-before').text).toBe('04');
  expect(formatExpiry({ text: '04 / 2', caret: 6 }, 'deleted-before').text).toBe('04 / 2');
});

test('a deleted zero does not reappear', () => {
  expect(formatExpiry({ text: '4 / 27', caret: 0 }, 'deleted-before')).toEqual({ text: '4 / 27', caret: 0 });
});

test('keeps the caret behind a digit inserted into a date', () => {
  expect(formatExpiry({ text: '12 / 27', caret: 2 }, 'typed')).toEqual({ text: '12 / 27', caret: 2 });
  expect(formatExpiry({ text: '014 / 27', caret: 2 }, 'typed')).toEqual({ text: '01 / 427', caret: 2 });
});

test.each([
  ['04 / 27', '4', '2027'],
  ['12 / 2030', '12', '2030'],
  ['04 / 2', '4', '2'],
  ['2027-1', '1', '2027'],
  ['202', '', ''],
  ['00 / 27', '00', '2027'],
  ['', '', ''],
  ['Apr 27', 'Apr 27', ''],
])('sends %s as month %s and year %s', (text, month, year) => {
  expect(readExpiry(text)).toEqual({ month, year });
});

test('converts the digits of Arabic, Persian, Japanese and Chinese keyboards', () => {
  expect(westernDigits('٤١١١ ۴۲۴۲ ４２４２')).toBe('4111 4242 4242');
});

const next = String(new Date().getFullYear() + 1);
const entered = {
  number: '4111111111111111',
  holderName: 'Ann Example',
  expiry: `12 / ${next.slice(2)}`,
  month: '12',
  year: next,
  verification: '123',
  startMonth: '',
  startYear: '',
  issue: '',
};
const visa = checkCardNumber('4111111111111111');
const rules: FormRules = {
  card: visa,
  isAccepted: true,
  expiry: 'field',
  holderName: true,
  hasVerification: true,
  hasStartDate: false,
};

test('a valid form has no problems', () => {
  expect(findProblems(entered, rules)).toEqual({});
});

test.each([
  ['', 'enterNumber'],
  ['4111', 'incompleteNumber'],
  ['4111 1111 1111', 'incompleteNumber'],
  ['2', 'incompleteNumber'],
  ['411111111111111', 'incompleteNumber'],
  ['4111111111111112', 'wrongDigit'],
  ['41111111111111111', 'invalidNumber'],
  ['1234567890123456', 'invalidNumber'],
  ['4111a', 'invalidNumber'],
])('the number "%s" has the problem %s', (number, problem) => {
  expect(findProblems({ ...entered, number }, { ...rules, card: checkCardNumber(number) })).toEqual({
    number: problem,
  });
});

test('an unaccepted card has a different problem than an invalid number', () => {
  expect(findProblems(entered, { ...rules, isAccepted: false })).toEqual({ number: 'invalidType' });
});

const now = new Date();
const lastMonth = new Date(now.getFullYear(), now.getMonth() - 1);

test.each([
  ['', 'enterExpiry'],
  ['1', 'incompleteExpiry'],
  ['04 / ', 'incompleteExpiry'],
  ['04 / 2', 'incompleteExpiry'],
  ['20', 'incompleteExpiry'],
  [next, 'incompleteExpiry'],
  ['13 / 30', 'invalidMonth'],
  ['00 / 30', 'invalidMonth'],
  ['next year', 'invalidMonth'],
  [`12 / ${now.getFullYear() + 20}`, 'invalidYear'],
  ['12 / 2020', 'expired'],
  [`${lastMonth.getMonth() + 1} / ${lastMonth.getFullYear()}`, 'expired'],
])('the date "%s" has the problem %s', (expiry, problem) => {
  expect(findProblems({ ...entered, expiry, ...readExpiry(expiry) }, rules)).toEqual({ expiry: problem });
});

test.each([
  ['', '', { month: 'chooseMonth', year: 'chooseYear' }],
  ['', next, { month: 'chooseMonth' }],
  ['4', '', { year: 'chooseYear' }],
  ['13', next, { month: 'invalidMonth' }],
  ['4', String(now.getFullYear() + 20), { year: 'invalidYear' }],
  [String(lastMonth.getMonth() + 1), String(lastMonth.getFullYear()), { month: 'expired' }],
])('the selects "%s" and "%s" have the problems %j', (month, year, problems) => {
  expect(findProblems({ ...entered, month, year }, { ...rules, expiry: 'selects' })).toEqual(problems);
});

test.each([
  ['', '4111111111111111', 'enterVerification'],
  ['12', '4111111111111111', 'incompleteVerification'],
  ['123', '378282246310005', 'invalidVerification'],
  ['1234', '4111111111111111', 'invalidVerification'],
])('the code "%s" on %s has the problem %s', (verification, number, problem) => {
  const card = checkCardNumber(number);
  expect(findProblems({ ...entered, number, verification }, { ...rules, card })).toEqual({ verification: problem });
});

test.each([
  ['', 'enterHolderName'],
  ['4111 1111 1111 1111', 'invalidHolderName'],
])('the name "%s" has the problem %s', (holderName, problem) => {
  expect(findProblems({ ...entered, holderName }, rules)).toEqual({ holderName: problem });
});

test('a British debit card needs an issue number or a start date, and may lack a code', () => {
  const debit = { ...rules, hasStartDate: true };
  expect(findProblems({ ...entered, verification: '' }, debit)).toEqual({ issue: 'startOrIssue' });
  expect(findProblems({ ...entered, issue: '1' }, debit)).toEqual({});
  expect(findProblems({ ...entered, startMonth: '2', startYear: '2020' }, debit)).toEqual({});
});

test('creates the names of the months once per language', () => {
  const months = monthChoices({ months: {} }, 'pt');
  expect(months[4]).toBe('04 - abril');
  expect(monthChoices({ months: {} }, 'pt')).toBe(months);
  expect(monthChoices({ months: {} }, 'nl')[4]).toBe('04 - april');
});
