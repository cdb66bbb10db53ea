import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordEvents, recordNavigation, show } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import { resetOrders } from '../shared/place-order';
import type { CcFormChangeDetail, CcFormMethods } from './cc-form';

const VISA = '4111111111111111';
const next = String(new Date().getFullYear() + 1);

type Form = HTMLElement & CcFormMethods;

function field(form: Form, label: string): HTMLInputElement & HTMLSelectElement {
  const found = Array.from(form.querySelectorAll('label')).find((candidate) => candidate.textContent === label);
  const control = found?.control;
  if (!control) throw new Error(`no field labelled "${label}"`);
  return control as HTMLInputElement & HTMLSelectElement;
}

function problem(form: Form, label: string): string {
  const control = field(form, label);
  if (control.getAttribute('aria-invalid') !== 'true') return '';
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

async function fill(form: Form, number = VISA, code = '123'): Promise<void> {
  await userEvent.fill(field(form, 'Credit Card Number'), number);
  await userEvent.fill(field(form, 'Expiration Date'), `01/${next}`);
  await userEvent.fill(field(form, 'Card Verification Number'), code);
}

const acme = '<shop-cc-form data-method="acmepay"></shop-cc-form>';
const selects = '<shop-cc-form data-method="acmepay" data-expiry="selects"></shop-cc-form>';

beforeEach(() => {
  pageJson('checkoutConfig', {
    storeCode: 'default',
    isCustomerLoggedIn: false,
    quoteData: { entity_id: 'Xf3kQ9Lm2p', customer_email: 'ann@example.com' },
    payment: {
      ccform: {
        icons: { VI: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 46, height: 30 }, AE: false },
        availableTypes: { acmepay: { AE: 'American Express', VI: 'Visa', MC: 'MasterCard' }, other: { VI: 'Visa' } },
        hasVerification: { acmepay: true },
        months: [],
      },
    },
  });
});

afterEach(() => localStorage.clear());

test('keeps the server’s fallback until the form is ready, and if it can’t be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = show(
    'shop-cc-form',
    '<shop-cc-form data-method="acmepay" data-has-verification="maybe"><p data-shop-fallback>Pay by check instead</p></shop-cc-form>',
  );
  await eventually(() => expect(broken.dataset.state).toBe('error'));
  expect(broken.querySelector('p')?.hidden).toBe(false);
  vi.restoreAllMocks();
  const form = await drawn('shop-cc-form', acme);
  await expectAccessible(form);
});

test('fields have the names, autocomplete tokens and hooks that themes and gateways rely on', async () => {
  const form = await drawn('shop-cc-form', selects);
  const seen = Array.from(form.querySelectorAll<HTMLElement>('input, select'), (control) => [
    control.getAttribute('name'),
    control.id,
    control.dataset.container,
    control.getAttribute('autocomplete'),
  ]);
  expect(seen).toEqual([
    ['payment[cc_type]', 'acmepay_cc_type', 'acmepay-cc-type', null],
    ['payment[cc_number]', 'acmepay_cc_number', 'acmepay-cc-number', 'cc-number'],
    ['payment[cc_exp_month]', 'acmepay_expiration', 'acmepay-cc-month', 'cc-exp-month'],
    ['payment[cc_exp_year]', 'acmepay_expiration_yr', 'acmepay-cc-year', 'cc-exp-year'],
    ['payment[cc_cid]', 'acmepay_cc_cid', 'acmepay-cc-cvv', 'cc-csc'],
  ]);
  expect(field(form, 'Credit Card Number').inputMode).toBe('numeric');
  expect(field(form, 'Year').options).toHaveLength(12);
});

test.each([acme, selects])('scripts that record sessions leave the typed card out: %s', async (markup) => {
  const form = await drawn('shop-cc-form', markup);
  const typed = form.querySelectorAll('[data-field]');
  expect(typed.length).toBeGreaterThanOrEqual(3);
  // The ways that rrweb and LogRocket document.
  for (const control of typed) {
    expect(control.closest('.rr-block')).not.toBeNull();
    expect(control.hasAttribute('data-private')).toBe(true);
  }
});

test('the single date field posts the same values as the two selects', async () => {
  await drawn('shop-cc-form', `<form>${acme}</form>`);
  const host = document.querySelector('form');
  const form = document.querySelector('shop-cc-form');
  if (!host || !form) throw new Error('no form');
  const expiry = field(form, 'Expiration Date');
  expect([expiry.name, expiry.autocomplete, expiry.id]).toEqual(['', 'cc-exp', 'acmepay_expiration']);
  await fill(form);
  const posted = Object.fromEntries(new FormData(host));
  await userEvent.fill(expiry, '');
  document.body.innerHTML = '';
  await drawn('shop-cc-form', `<form>${selects}</form>`);
  const second = document.querySelector('shop-cc-form');
  const secondHost = document.querySelector('form');
  if (!secondHost || !second) throw new Error('no form');
  await userEvent.fill(field(second, 'Credit Card Number'), VISA);
  await userEvent.selectOptions(field(second, 'Month'), '1');
  await userEvent.selectOptions(field(second, 'Year'), next);
  await userEvent.fill(field(second, 'Card Verification Number'), '123');
  expect(posted).toEqual(Object.fromEntries(new FormData(secondHost)));
});

test('posts nothing without a name prefix', async () => {
  await drawn('shop-cc-form', `<form>${acme.replace('>', ' data-name-prefix="">')}</form>`);
  const host = document.querySelector('form');
  expect(host && Array.from(new FormData(host).keys())).toEqual([]);
});

test('groups the digits while typing', async () => {
  const form = await drawn('shop-cc-form', acme);
  const number = field(form, 'Credit Card Number');
  await userEvent.type(number, '378282246310005');
  expect(number.value).toBe('3782 822463 10005');
  await userEvent.clear(number);
  await userEvent.type(number, VISA);
  expect(number.value).toBe('4111 1111 1111 1111');
});

test('keeps the caret where the shopper is typing', async () => {
  const form = await drawn('shop-cc-form', acme);
  const number = field(form, 'Credit Card Number');
  await userEvent.type(number, '4111111');
  number.setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  expect(number.value).toBe('4191 1111');
  expect(number.selectionStart).toBe(3);
  number.setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect(number.value).toBe('4191 111');
  expect(number.selectionStart).toBe(3);
  await userEvent.keyboard('{Delete}');
  expect(number.value).toBe('4191 11');
});

test('groups a pasted number', async () => {
  const form = await drawn('shop-cc-form', acme);
  const number = field(form, 'Credit Card Number');
  await userEvent.fill(number, '4111  1111 11111111');
  expect(number.value).toBe('4111 1111 1111 1111');
});

test('shows the type while typing, and hides it with the number', async () => {
  const events = recordEvents<CcFormChangeDetail>('shop-cc-form-change');
  const form = await drawn('shop-cc-form', acme);
  const states = () =>
    Array.from(form.querySelectorAll<HTMLElement>('[data-type]'), ({ dataset }) => `${dataset.type}:${dataset.state}`);
  const number = field(form, 'Credit Card Number');
  expect(states()).toEqual(['AE:undefined', 'VI:undefined', 'MC:undefined']);
  await userEvent.type(number, '55');
  await expect.poll(() => form.dataset.cardType).toBe('MC');
  expect(states()).toEqual(['AE:inactive', 'VI:inactive', 'MC:active']);
  await userEvent.fill(number, VISA);
  await expect.poll(() => form.dataset.cardType).toBe('VI');
  expect(form.querySelector<HTMLInputElement>('[name="payment[cc_type]"]')?.value).toBe('VI');
  await userEvent.clear(number);
  await expect.poll(() => form.dataset.cardType).toBeUndefined();
  expect(form.querySelector<HTMLInputElement>('[name="payment[cc_type]"]')?.value).toBe('');
  expect(events.map(({ detail }) => detail)).toEqual([
    { type: 'MC', isValid: false, isPotentiallyValid: true, last4: '' },
    { type: 'VI', isValid: true, isPotentiallyValid: true, last4: '1111' },
    { type: undefined, isValid: false, isPotentiallyValid: false, last4: '' },
  ]);
});

test.each(vectors<{ steps: string[]; then: { cvv: string } }, { cvvValid: boolean }>('card-type-detection'))(
  'a code length never outlives its number ($id)',
  async ({ input, expected }) => {
    const form = await drawn('shop-cc-form', acme);
    for (const step of input.steps) await userEvent.fill(field(form, 'Credit Card Number'), step);
    await userEvent.fill(field(form, 'Card Verification Number'), input.then.cvv);
    form.validate();
    await expect.poll(() => problem(form, 'Credit Card Number')).not.toBe('');
    expect(problem(form, 'Card Verification Number') === '').toBe(expected.cvvValid);
  },
);

test.each(vectors<{ cvv: string; detectedCard: string | null }, { valid: boolean; message?: string }>('cvv-form-rule'))(
  'validates the verification number by card type as in vector $id',
  async ({ input, expected }) => {
    const form = await drawn('shop-cc-form', acme);
    const number = input.detectedCard === 'AE' ? '378282246310005' : '';
    await fill(form, number, input.cvv);
    form.validate();
    await expect.poll(() => problem(form, 'Card Verification Number')).toBe(expected.message ?? '');
  },
);

interface Allowed {
  number: string;
  allowedTypes: { value: string; type: string }[];
}

test.each(vectors<Allowed, { valid: boolean; message?: string }>('card-type-allowed'))(
  'refuses unaccepted cards as in vector $id',
  async ({ input, expected }) => {
    const types = JSON.stringify(Object.fromEntries(input.allowedTypes.map(({ value, type }) => [value, type])));
    const form = await drawn('shop-cc-form', acme.replace('>', ` data-available-types='${types}'>`));
    await fill(form, input.number);
    expect(form.validate()).toBe(expected.valid);
    await expect.poll(() => problem(form, 'Credit Card Number')).toBe(expected.message ?? '');
  },
);

test.each([
  ['a list', ['VI', 'Elo'], ['VI', 'Elo'], ['Visa', 'Elo']],
  ['a list with gaps, as PHP prints it', { 0: 'VI', 2: 'MC' }, ['VI', 'MC'], ['Visa', 'MasterCard']],
  ['a map', { VI: 'Carte Bleue' }, ['VI'], ['Carte Bleue']],
])('accepts the list of card types as %s', async (_, given, codes, labels) => {
  const form = await drawn('shop-cc-form', acme.replace('>', ` data-available-types='${JSON.stringify(given)}'>`));
  const icons = Array.from(form.querySelectorAll<HTMLElement>('[data-type]'), (icon) => icon);
  expect(icons.map(({ dataset }) => dataset.type)).toEqual(codes);
  expect(icons.map((icon) => icon.querySelector('img')?.alt ?? icon.querySelector('svg')?.ariaLabel)).toEqual(labels);
  await fill(form);
  expect(form.validate()).toBe(true);
  expect(form.getInfo()[0]?.value).toBe(labels[0]);
  await fill(form, '378282246310005', '1234');
  expect(form.validate()).toBe(false);
});

test('an empty list accepts every card', async () => {
  const form = await drawn('shop-cc-form', acme.replace('>', " data-available-types='[]'>"));
  await fill(form);
  expect(form.validate()).toBe(true);
});

interface Filled {
  method: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
}

test.each(vectors<Filled, unknown>('card-payment-data'))(
  'sends the card’s number, type, date and code under Magento’s names ($id)',
  async ({ input, expected }) => {
    const form = await drawn('shop-cc-form', `<shop-cc-form data-method="${input.method}"></shop-cc-form>`);
    await userEvent.fill(field(form, 'Credit Card Number'), input.number);
    await userEvent.fill(field(form, 'Expiration Date'), `${input.month}/${input.year}`);
    await userEvent.fill(field(form, 'Card Verification Number'), input.cvv);
    expect(form.getData()).toEqual(expected);
  },
);

test('validating marks every invalid field and focuses the first', async () => {
  const form = await drawn('shop-cc-form', acme);
  expect(form.validate()).toBe(false);
  await expect.poll(() => problem(form, 'Credit Card Number')).toBe('Enter your card number.');
  expect(problem(form, 'Expiration Date')).toBe('Enter the date on your card: month and year.');
  expect(problem(form, 'Card Verification Number')).toBe('Enter the card verification number.');
  expect(document.activeElement).toBe(field(form, 'Credit Card Number'));
  await expectAccessible(form);
  await fill(form);
  await expect.poll(() => form.querySelectorAll('[aria-invalid="true"]').length).toBe(0);
  expect(form.validate()).toBe(true);
});

test('with two selects, an empty one asks for a choice', async () => {
  const form = await drawn('shop-cc-form', selects);
  form.validate();
  await expect.poll(() => problem(form, 'Month')).toBe('Choose a month.');
  expect(problem(form, 'Year')).toBe('Choose a year.');
  await expectAccessible(form);
});

test.each([
  ['Credit Card Number', '4111', 'Some digits of the card number are missing.'],
  ['Credit Card Number', '4111111111111112', 'Check the card number: a digit seems wrong.'],
  ['Credit Card Number', '9999999999999999', 'Please enter a valid credit card number.'],
  ['Credit Card Number', '6011111111111117', 'Please enter a valid credit card type number.'],
  ['Expiration Date', '1', 'Enter month and year, two digits each.'],
  ['Expiration Date', '13/30', 'Incorrect credit card expiration month.'],
  ['Expiration Date', '12/2099', 'Incorrect credit card expiration year.'],
  ['Expiration Date', '12/2020', 'This card has expired.'],
  ['Card Verification Number', '1', 'Some digits of the card verification number are missing.'],
])('%s "%s" is validated when the field is left, not while typing', async (label, text, message) => {
  const form = await drawn('shop-cc-form', acme);
  if (label !== 'Credit Card Number') await userEvent.fill(field(form, 'Credit Card Number'), '4111');
  field(form, 'Credit Card Number').blur();
  await userEvent.fill(field(form, label), text);
  expect(problem(form, label)).toBe('');
  await userEvent.tab();
  await expect.poll(() => problem(form, label)).toBe(message);
});

test.each([
  ['field', acme, 'Expiration Date', 'Expiration Date'],
  ['selects', selects, 'Month', 'Year'],
])(
  'a card that expired last month is refused, one that expires this month is not: %s',
  async (kind, html, month, year) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 6, 1) });
    onTestFinished(() => void vi.useRealTimers());
    const form = await drawn('shop-cc-form', html);
    await userEvent.fill(field(form, 'Credit Card Number'), VISA);
    await userEvent.fill(field(form, 'Card Verification Number'), '123');
    const enter = async (digits: string): Promise<void> => {
      if (kind === 'field') await userEvent.fill(field(form, month), `${digits}/31`);
      else {
        await userEvent.selectOptions(field(form, year), '2031');
        await userEvent.selectOptions(field(form, month), String(Number(digits)));
      }
    };
    await enter('06');
    expect(form.validate()).toBe(false);
    await expect.poll(() => problem(form, month)).toBe('This card has expired.');
    await enter('07');
    expect(form.validate()).toBe(true);
  },
);

test.each([`${next}-11`, `${next}/11`, `${next} 11`, `${next}11`, `11/${next}`, `11${next.slice(2)}`])(
  'accepts a date typed as %s',
  async (date) => {
    const form = await drawn('shop-cc-form', acme);
    const expiry = field(form, 'Expiration Date');
    await userEvent.type(expiry, date);
    expect(expiry.value).toBe(`11 / ${next.slice(2)}`);
    expect(form.getData().additional_data).toMatchObject({ cc_exp_month: '11', cc_exp_year: next });
  },
);

test('leaving an empty field shows no error', async () => {
  const form = await drawn('shop-cc-form', acme);
  field(form, 'Credit Card Number').focus();
  for (const _ of Array(4)) await userEvent.tab();
  expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('an error stays until it is corrected, and the field is then marked as valid at once', async () => {
  const form = await drawn('shop-cc-form', acme);
  const number = field(form, 'Credit Card Number');
  const state = () => number.closest<HTMLElement>('.shop-field')?.dataset.state;
  await userEvent.type(number, '411111111111111');
  await userEvent.tab();
  await expect.poll(state).toBe('invalid');
  await userEvent.type(number, '2');
  expect(state()).toBe('invalid');
  await userEvent.keyboard('{Backspace}1');
  await expect.poll(state).toBe('valid');
  expect(problem(form, 'Credit Card Number')).toBe('');
});

test('the code’s name, length, place and validity depend on the card', async () => {
  const form = await drawn('shop-cc-form', acme);
  const code = field(form, 'Card Verification Number');
  const hint = () => document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent;
  await fill(form);
  await userEvent.tab();
  await expect.poll(hint).toBe('Your CVV is the last 3 digits on the back of your card.');
  await userEvent.fill(code, '1234');
  expect(code.value).toBe('123');
  await userEvent.fill(field(form, 'Credit Card Number'), '378282246310005');
  await expect
    .poll(() => problem(form, 'Card Verification Number'))
    .toBe('Please enter a valid credit card verification number.');
  await userEvent.fill(code, '12345');
  expect(code.value).toBe('1234');
  await expect.poll(hint).toBe('Your CID is the 4 digits on the front of your card, above the number.');
  await userEvent.fill(field(form, 'Credit Card Number'), '5555');
  await userEvent.fill(code, '');
  await expect.poll(() => form.textContent).toContain('CVC');
});

test('reset clears everything', async () => {
  const form = await drawn('shop-cc-form', acme);
  await fill(form);
  form.validate();
  form.reset();
  await expect.poll(() => form.dataset.cardType).toBeUndefined();
  expect(form.getData().additional_data).toMatchObject({ cc_number: '', cc_cid: '', cc_exp_month: '', cc_type: '' });
});

test('provides the type and the masked number for a review page', async () => {
  const form = await drawn('shop-cc-form', acme);
  await fill(form);
  await expect
    .poll(() => form.getInfo())
    .toEqual([
      { name: 'cc_type', value: 'Visa' },
      { name: 'cc_number', value: 'xxxx-1111' },
    ]);
});

test('Switch and Solo ask for a start date or an issue number', async () => {
  const form = await drawn(
    'shop-cc-form',
    `<shop-cc-form data-method="uk" data-available-types='{"VI":"Visa","SO":"Solo"}' data-has-ss-card-type></shop-cc-form>`,
  );
  expect(form.textContent).not.toContain('Issue Number');
  await userEvent.fill(field(form, 'Credit Card Number'), '6334580500000000');
  await expect.poll(() => form.textContent).toContain('Issue Number');
  await userEvent.fill(field(form, 'Issue Number'), '2');
  expect(form.getData().additional_data).toMatchObject({ cc_ss_issue: '2' });
  await userEvent.fill(field(form, 'Expiration Date'), `12/${new Date().getFullYear() + 2}`);
  await expect.poll(() => form.isComplete()).toBe(true);
  // The browser would otherwise refuse to submit a form that lacks a code.
  expect([...form.querySelectorAll('input')].filter((input) => !input.checkValidity())).toEqual([]);
  await userEvent.fill(field(form, 'Credit Card Number'), VISA);
  await expect.poll(() => form.textContent).not.toContain('Issue Number');
  expect(field(form, 'Card Verification Number').required).toBe(true);
});

test.each(vectors<{ type: 'SS' | 'SM' | 'SO' }, boolean>('start-date-and-issue-visible'))(
  'shows, requires and sends start date and issue number as in vector $id',
  async ({ input, expected }) => {
    const { payment, ...rest } = Reflect.get(window, 'checkoutConfig');
    const own = {
      hasSsCardType: { uk: '1' },
      ssStartYears: { uk: { 2019: 2019 } },
      availableTypes: { uk: { [input.type]: 'Debit' } },
    };
    pageJson('checkoutConfig', { ...rest, payment: { ccform: { ...payment.ccform, ...own } } });
    const visited = recordNavigation();
    const calls = serve(() => json('17'));
    const form = await drawn('shop-cc-form', '<shop-cc-form data-method="uk" data-button></shop-cc-form>');
    await fill(form, '6334580500000000', '');
    await expect.poll(() => form.textContent?.includes('Issue Number')).toBe(expected);
    await form.placeOrder();
    expect(calls).toHaveLength(0);
    await expect
      .poll(() => problem(form, 'Issue Number'))
      .toBe('Please enter issue number or start date for switch/solo card type.');
    await userEvent.selectOptions(field(form, 'Start month'), '3');
    await userEvent.selectOptions(field(form, 'Start year'), '2019');
    await form.placeOrder();
    await eventually(() => expect(visited).toHaveLength(1));
    expect(JSON.parse(orders(calls)[0]?.body ?? '{}').paymentMethod.additional_data).toMatchObject({
      cc_type: input.type,
      cc_ss_start_month: '3',
      cc_ss_start_year: '2019',
      cc_ss_issue: '',
    });
    resetOrders();
  },
);

test.each(['SS', 'SM', 'SO', 'so', 'VI'])(
  'a method that accepts %s asks for a start date only for accepted debit cards',
  async (type) => {
    const types = JSON.stringify({ [type]: 'A card' });
    const form = await drawn(
      'shop-cc-form',
      `<shop-cc-form data-method="uk" data-has-ss-card-type data-available-types='${types}'></shop-cc-form>`,
    );
    const number = { VI: VISA, SM: '6759649826438453' }[type] ?? '6334580500000000';
    await userEvent.fill(field(form, 'Credit Card Number'), number);
    await expect.poll(() => form.textContent?.includes('Issue Number')).toBe(['SS', 'SM', 'SO'].includes(type));
  },
);

test('drops a minus typed into a number', async () => {
  const form = await drawn('shop-cc-form', acme);
  await userEvent.type(field(form, 'Credit Card Number'), '-4111');
  await userEvent.type(field(form, 'Card Verification Number'), '-12');
  expect([field(form, 'Credit Card Number').value, field(form, 'Card Verification Number').value]).toEqual([
    '4111',
    '12',
  ]);
});

test('two forms on a page have different ids', async () => {
  await drawn('shop-cc-form', acme + acme);
  await eventually(() =>
    expect(document.querySelectorAll('[data-shop-root] [autocomplete="cc-number"]')).toHaveLength(2),
  );
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('uses the surrounding language', async () => {
  const { addTexts, resetTexts } = await import('@shop-elements/core');
  addTexts({ 'Credit Card Number': 'Kaartnummer' });
  const form = await drawn('shop-cc-form', `<div lang="nl">${acme}</div>`);
  expect(field(form, 'Kaartnummer').options).toBeUndefined();
  const second = await drawn('shop-cc-form', `<div lang="nl">${selects}</div>`);
  expect(field(second, 'Month').options[1]?.text).toBe('01 - januari');
  resetTexts();
});

test('a card picture must have the URL of a picture', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents<{ issues: { path: string }[] }>('shop-error');
  show('shop-cc-form', acme.replace('>', ` data-icons='{"VI":{"url":"javascript:alert(1)"}}'>`));
  await eventually(() => expect(errors.map(({ detail }) => detail.issues[0]?.path)).toEqual(['icons.VI.url']));
});

test('typed text survives changed settings and moved nodes', async () => {
  const form = await drawn('shop-cc-form', acme);
  await fill(form);
  const section = document.createElement('section');
  document.body.append(section);
  section.append(form);
  form.dataset.cvvImageUrl = '/cvv.png';
  await expect.poll(() => form.querySelector('details img')).toBeTruthy();
  expect(form.getData().additional_data).toMatchObject({ cc_number: VISA, cc_cid: '123', cc_exp_month: '1' });
});

// The order request.

const withButton = '<shop-cc-form data-method="acmepay" data-button></shop-cc-form>';

function placeOrder(): HTMLButtonElement {
  const found = Array.from(document.querySelectorAll('button')).find(({ textContent }) =>
    /Plac(e O|ing)/.test(textContent ?? ''),
  );
  if (found === undefined) throw new Error('no button');
  return found;
}

function orders(calls: readonly Call[]): Call[] {
  return calls.filter(({ path }) => path.includes('payment-information'));
}

test('the date survives a change from one field to two selects and back', async () => {
  const form = await drawn('shop-cc-form', acme);
  const sent = () => form.getData().additional_data;
  await fill(form);
  const { cc_exp_month: month, cc_exp_year: year } = sent() ?? {};
  form.dataset.expiry = 'selects';
  await expect.poll(() => [field(form, 'Month').value, field(form, 'Year').value]).toEqual([month, year]);
  form.dataset.expiry = 'field';
  await expect.poll(() => sent()).toMatchObject({ cc_exp_month: month, cc_exp_year: year });
  expect(form.validate()).toBe(true);
  form.reset();
  form.dataset.expiry = 'selects';
  await expect.poll(() => field(form, 'Month').value).toBe('');
});

test('repeated clicks place one order', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  const calls = serve(({ path }) => (path.includes('payment-information') ? reply.promise : json({})));
  const form = await drawn('shop-cc-form', withButton);
  await fill(form);
  placeOrder().click();
  placeOrder().click();
  await userEvent.click(field(form, 'Card Verification Number'), { force: true });
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(orders(calls)).toHaveLength(1));
  expect(placeOrder().getAttribute('aria-disabled')).toBe('true');
  reply.resolve(json('17'));
  await eventually(() =>
    expect(visited).toEqual([{ url: expect.stringContaining('checkout/onepage/success/'), replace: true }]),
  );
  placeOrder().click();
  await form.placeOrder();
  expect(orders(calls)).toHaveLength(1);
  resetOrders();
});

test('Enter in a field places the order and never submits the page’s form', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json('17'));
  const form = await drawn(
    'shop-cc-form',
    `<form action="/nowhere">${withButton}<button>Server's button</button></form>`,
  );
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  await fill(form);
  await userEvent.click(field(form, 'Credit Card Number'));
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(visited).toHaveLength(1));
  expect(orders(calls)).toHaveLength(1);
  expect(submitted).not.toHaveBeenCalled();
  resetOrders();
});

test('a refused order clears only the verification number', async () => {
  serve(() => json({ message: 'Your card was declined.' }, 400));
  document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
  const messages = recordEvents<{ text: string }>('shop-message');
  const form = await drawn('shop-cc-form', withButton);
  await fill(form);
  await form.placeOrder();
  expect(messages.map(({ detail }) => detail.text)).toEqual(['Your card was declined.']);
  expect(form.getData().additional_data).toMatchObject({
    cc_number: VISA,
    cc_cid: '',
    cc_exp_month: '1',
    cc_exp_year: next,
  });
  await expect.poll(() => placeOrder().getAttribute('aria-disabled')).toBeNull();
});

test('a card number that the shop repeats is in no message and in no event', async () => {
  serve(() => json({ message: 'The bank refused %1 (%2).', parameters: [VISA, '4111 1111-1111 1111'] }, 400));
  const refused = 'The bank refused xxxx-1111 (xxxx-1111).';
  document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
  const messages = recordEvents<{ text: string }>('shop-message');
  const failures = recordEvents<{ message: string }>('shop-order-failed');
  const form = await drawn('shop-cc-form', withButton);
  await fill(form);
  await form.placeOrder();
  expect(messages.map(({ detail }) => detail.text)).toEqual([refused]);
  expect(failures.map(({ detail }) => detail.message)).toEqual([refused]);
  await expect.poll(() => form.textContent).toContain(refused);
});

test('card data reaches only the order request', async () => {
  const events: string[] = [];
  const log = (text: unknown): void => void events.push(JSON.stringify(text) ?? String(text));
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => log(parts.map(String)));
  }
  const dispatch = vi.spyOn(EventTarget.prototype, 'dispatchEvent').mockImplementation(function (
    this: EventTarget,
    event,
  ) {
    log((event as CustomEvent).detail ?? '');
    return dispatched.call(this, event);
  });
  recordNavigation();
  const calls = serve(() => json('17'));
  const form = await drawn('shop-cc-form', withButton);
  // URLs of the test runner's files contain numbers.
  performance.clearResourceTimings();
  const runner = new Set(document.head.querySelectorAll('*'));
  await fill(form, VISA, '987');
  await form.placeOrder();
  dispatch.mockRestore();
  vi.restoreAllMocks();
  const [order, ...others] = calls;
  expect(JSON.parse(order?.body ?? '{}').paymentMethod.additional_data).toMatchObject({
    cc_number: VISA,
    cc_cid: '987',
  });
  const attributes = Array.from(document.querySelectorAll('*'))
    .filter((element) => !runner.has(element))
    .flatMap((element) => element.getAttributeNames().map((name) => element.getAttribute(name)));
  const everywhere = [
    ...events,
    ...attributes,
    document.body.textContent,
    document.cookie,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    ...others.map(({ path, body }) => path + body),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].join('\n');
  expect(everywhere.replace(/\s/g, '')).not.toContain(VISA);
  expect(everywhere).not.toContain('987');
  resetOrders();
});

const dispatched = EventTarget.prototype.dispatchEvent;
