import { addTexts, resetTexts } from '@shop-elements/core';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { json, serve } from '#testing/server';
import './define';
import type { CcFormReadyDetail } from './cc-form';

// The card form inside a page: its form, its button, its language.

const VISA = '4111111111111111';
const next = String(new Date().getFullYear() + 1);
const types = `data-available-types='{"VI":"Visa","MC":"MasterCard","AE":"American Express"}'`;
const acme = `<shop-cc-form data-method="acmepay" ${types}></shop-cc-form>`;

function field(label: string, scope: ParentNode = document): HTMLInputElement {
  const found = [...scope.querySelectorAll('label')].find((candidate) => candidate.textContent === label);
  if (!(found?.control instanceof HTMLInputElement)) throw new Error(`no field labeled "${label}"`);
  return found.control;
}

function message(label: string): string {
  const control = field(label);
  if (control.getAttribute('aria-invalid') !== 'true') return '';
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

async function fill(number = VISA, code = '123'): Promise<void> {
  await userEvent.fill(field('Credit Card Number'), number);
  await userEvent.fill(field('Expiration Date'), `01/${next}`);
  await userEvent.fill(field('Card Verification Number'), code);
}

function hostForm(): HTMLFormElement {
  const form = document.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

let left: string[] = [];
const stayHere = (event: Event): void => {
  if (!event.defaultPrevented) left.push('submitted');
  event.preventDefault();
};

beforeEach(() => {
  left = [];
});

afterEach(() => {
  document.body.innerHTML = '';
  document.dir = '';
});

test('works with the keyboard alone: number, date, code, Enter', async () => {
  const form = await drawn('shop-cc-form', acme);
  field('Credit Card Number').focus();
  await userEvent.keyboard(`${VISA}{Tab}427{Tab}123`);
  expect(field('Credit Card Number').value).toBe('4111 1111 1111 1111');
  expect(field('Expiration Date').value).toBe('04 / 27');
  expect(field('Card Verification Number').value).toBe('123');
  expect(form.getData().additional_data).toMatchObject({ cc_exp_month: '4', cc_exp_year: '2027' });
});

test('full-width digits are converted once the input method has finished them', async () => {
  await drawn('shop-cc-form', acme);
  const number = field('Credit Card Number');
  number.value = '４１１１';
  number.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
  );
  expect(number.value).toBe('４１１１');
  number.dispatchEvent(new Event('change', { bubbles: true }));
  expect(number.value).toBe('4111');
});

test('digits that an input method is still composing are grouped once it has finished them', async () => {
  await drawn('shop-cc-form', acme);
  const number = field('Credit Card Number');
  number.value = '41111';
  number.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', isComposing: true }),
  );
  expect(number.value).toBe('41111');
  number.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '41111' }));
  expect(number.value).toBe('4111 1');
});

test('the date can be corrected key by key', async () => {
  await drawn('shop-cc-form', acme);
  const expiry = field('Expiration Date');
  await userEvent.type(expiry, '4');
  expect(expiry.value).toBe('04 / ');
  await userEvent.keyboard('{Backspace}');
  expect(expiry.value).toBe('0');
  await userEvent.keyboard('527');
  expect(expiry.value).toBe('05 / 27');
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(expiry.value).toBe('05');
  await userEvent.keyboard('30');
  expect(expiry.value).toBe('05 / 30');
});

test.each([
  ['Credit Card Number', '4111a', '4111'],
  ['Expiration Date', '12 / 2a', '12 / 2'],
  ['Name on Card', 'Smith 3rd', 'Smith 3r'],
])('Backspace in "%s" deletes only the mistyped letter', async (label, typed, left) => {
  await drawn('shop-cc-form', acme.replace('>', ' data-holder-name>'));
  await userEvent.type(field(label), typed);
  await userEvent.keyboard('{Backspace}');
  expect(field(label).value).toBe(left);
});

test('the date can be deleted word by word', async () => {
  await drawn('shop-cc-form', acme);
  const expiry = field('Expiration Date');
  await userEvent.type(expiry, '427');
  expect(expiry.value).toBe('04 / 27');
  for (let presses = 0; presses < 3; presses += 1) await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  expect(expiry.value).toBe('');
});

test.each(['4111-1111-1111-1111', '4111.1111.1111.1111', ' 4111 1111 1111 1111 ', '4111–1111–1111–1111'])(
  'accepts a number pasted as "%s"',
  async (text) => {
    const form = await drawn('shop-cc-form', acme);
    const number = field('Credit Card Number');
    number.focus();
    document.execCommand('insertText', false, text);
    expect(number.value).toBe('4111 1111 1111 1111');
    await expect.poll(() => form.dataset.cardType).toBe('VI');
  },
);

test.each(['3782-822463-10005', '3782.822463.10005'])(
  'groups an American Express number pasted as "%s" as on the card',
  async (text) => {
    await drawn('shop-cc-form', acme);
    field('Credit Card Number').focus();
    document.execCommand('insertText', false, text);
    expect(field('Credit Card Number').value).toBe('3782 822463 10005');
  },
);

test('a number and a date that are pasted with invisible characters are valid', async () => {
  const form = await drawn('shop-cc-form', acme);
  const paste = (label: string, text: string): string => {
    field(label).focus();
    document.execCommand('insertText', false, text);
    return field(label).value;
  };
  expect(paste('Credit Card Number', '\u202A4111\u200B1111\uFEFF1111 1111\u202C')).toBe('4111 1111 1111 1111');
  expect(paste('Expiration Date', `\u200E11/\u200E${next}`)).toBe(`11 / ${next.slice(2)}`);
  expect(paste('Card Verification Number', '123')).toBe('123');
  expect(form.validate()).toBe(true);
});

test('the code accepts only digits', async () => {
  await drawn('shop-cc-form', acme);
  await userEvent.type(field('Card Verification Number'), '1a2-');
  expect(field('Card Verification Number').value).toBe('12');
});

test.each(['1 2 3', ' 123 ', '1-2-3', '1 2 34'])('a code pasted as "%s" keeps its digits', async (text) => {
  await drawn('shop-cc-form', acme);
  await userEvent.fill(field('Credit Card Number'), VISA);
  field('Card Verification Number').focus();
  document.execCommand('insertText', false, text);
  expect(field('Card Verification Number').value).toBe('123');
});

test('reads and formats a card that autofill enters with change events only', async () => {
  const form = await drawn('shop-cc-form', acme);
  const values = { 'Credit Card Number': VISA, 'Expiration Date': `01/${next}`, 'Card Verification Number': '123' };
  for (const [label, value] of Object.entries(values)) {
    field(label).value = value;
    field(label).dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expect.poll(() => form.dataset.cardType).toBe('VI');
  expect(field('Credit Card Number').value).toBe('4111 1111 1111 1111');
  expect(field('Expiration Date').value).toBe(`01 / ${next.slice(2)}`);
  expect(form.isComplete()).toBe(true);
});

test('a card that a password manager fills in without any event can be submitted at once', async () => {
  const form = await drawn('shop-cc-form', `<form method="post">${acme}<button>Continue</button></form>`);
  hostForm().addEventListener('submit', stayHere);
  field('Credit Card Number').value = VISA;
  field('Expiration Date').value = `01/${next}`;
  field('Card Verification Number').value = '123';
  await userEvent.click(form.parentElement?.querySelector('button') ?? form);
  expect(left).toEqual(['submitted']);
  expect(new FormData(hostForm()).get('payment[cc_type]')).toBe('VI');
});

test('a card that the browser restores without any event after Back is recognized', async () => {
  const form = await drawn('shop-cc-form', acme);
  field('Credit Card Number').value = VISA;
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.poll(() => form.dataset.cardType).toBe('VI');
});

test('resetting the surrounding form clears fields, type and messages', async () => {
  const form = await drawn('shop-cc-form', `<form>${acme}</form>`);
  await fill(VISA, '1');
  form.validate();
  await expect.poll(() => message('Card Verification Number')).not.toBe('');
  hostForm().reset();
  await expect.poll(() => form.dataset.cardType).toBeUndefined();
  expect(form.querySelectorAll('[aria-invalid="true"], [data-state="inactive"]')).toHaveLength(0);
  expect(Object.fromEntries(new FormData(hostForm()))).toEqual({
    'payment[cc_type]': '',
    'payment[cc_number]': '',
    'payment[cc_exp_month]': '',
    'payment[cc_exp_year]': '',
    'payment[cc_cid]': '',
  });
});

test('the card is left to right on an Arabic page, also with an Arabic keyboard', async () => {
  document.dir = 'rtl';
  const form = await drawn('shop-cc-form', `<div lang="ar">${acme}</div>`);
  for (const control of form.querySelectorAll<HTMLInputElement>('input:not([hidden], [type=hidden])')) {
    expect(getComputedStyle(control).direction, control.id).toBe('ltr');
  }
  await userEvent.type(field('Credit Card Number'), '٤١١١');
  expect(field('Credit Card Number').value).toBe('4111');
  await expectAccessible(form);
});

test.each(['<button>Pay</button>', '', '<button>One</button><button>Two</button>'])(
  'Enter in a card field never submits a surrounding form with %s',
  async (buttons) => {
    // Otherwise the browser would not submit a form that is not valid.
    await drawn('shop-cc-form', `<form id="co-payment-form" novalidate>${acme}${buttons}</form>`);
    hostForm().addEventListener('submit', stayHere);
    await fill(VISA, '');
    field('Credit Card Number').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => message('Card Verification Number')).toBe('Enter the card verification number.');
    expect(left).toEqual([]);
  },
);

test('Enter does not submit a form with a single field either', async () => {
  const single = acme.replace(' ', ' data-has-verification="false" data-expiry="selects" ');
  await drawn('shop-cc-form', `<form novalidate>${single}</form>`);
  hostForm().addEventListener('submit', stayHere);
  await userEvent.type(field('Credit Card Number'), `${VISA}{Enter}`);
  expect(left).toEqual([]);
});

test('Enter in the number validates like the button', async () => {
  const form = await drawn('shop-cc-form', acme.replace(' ', ' data-button '));
  field('Credit Card Number').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => form.querySelectorAll('[aria-invalid="true"]').length).toBe(3);
});

test('a host button does not put the card into the URL', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await drawn('shop-cc-form', `<form action="/nowhere">${acme}<button>Pay</button></form>`);
  const address = location.href;
  await fill();
  document.querySelector('button')?.click();
  await expect.poll(() => logged.mock.calls.flat().map(String).join()).toContain('method="post"');
  expect(location.href).toBe(address);
  logged.mockRestore();
});

test.each(['', 'psot'])('nor does a form with method="%s", which browsers read as get', async (method) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await drawn('shop-cc-form', `<form action="/nowhere" method="${method}">${acme}<button>Pay</button></form>`);
  await fill();
  const submitted = new Promise<Event>((resolve) => window.addEventListener('submit', resolve, { once: true }));
  document.querySelector('button')?.click();
  expect((await submitted).defaultPrevented).toBe(true);
  logged.mockRestore();
});

// Firefox before 147 cannot cancel these.
test.runIf('navigation' in window).each<[how: string, leave: (form: HTMLFormElement) => void]>([
  ['a script submits the form without an event', (form) => form.submit()],
  [
    'a listener of the page stops the event',
    (form) => {
      form.addEventListener('submit', (event) => event.stopPropagation());
      form.requestSubmit();
    },
  ],
])('the card stays out of the URL when %s', async (_, leave) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await drawn('shop-cc-form', `<form action="/nowhere">${acme}</form>`);
  const address = location.href;
  await fill();
  leave(hostForm());
  await expect.poll(() => logged.mock.calls.flat().map(String).join()).toContain('method="post"');
  expect(location.href).toBe(address);
  logged.mockRestore();
});

test.runIf('navigation' in window)(
  'the card of a second card form in the same form stays out of the URL, too',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await drawn('shop-cc-form', `<form action="/nowhere">${acme}${acme.replace('acmepay', 'otherpay')}</form>`);
    const address = location.href;
    const [, second] = document.querySelectorAll('shop-cc-form');
    await ready(second as HTMLElement);
    await userEvent.fill(field('Credit Card Number', second), VISA);
    hostForm().submit();
    await expect.poll(() => logged.mock.calls.flat().map(String).join()).toContain('method="post"');
    expect(location.href).toBe(address);
    logged.mockRestore();
  },
);

test('works on a page with a variable named navigation', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'navigation');
  Object.defineProperty(window, 'navigation', { value: { open: true }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'navigation');
    if (own !== undefined) Object.defineProperty(window, 'navigation', own);
  });
  const form = await drawn('shop-cc-form', acme);
  expect(form.dataset.state).toBe('ready');
});

test('works after a script has moved it into a shadow root', async () => {
  const element = await drawn('shop-cc-form', acme);
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadow.append(element);
  const number = field('Credit Card Number', shadow);
  await expect
    .poll(() => {
      number.value = '4111111111111111';
      number.dispatchEvent(new Event('input', { bubbles: true }));
      return number.value;
    })
    .toBe('4111 1111 1111 1111');
});

test.each<ShadowRootMode>(['open', 'closed'])('works in a shadow root (%s)', async (mode) => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
  shadow.innerHTML = `<form>${acme}</form>`;
  await ready(shadow.querySelector('shop-cc-form') as HTMLElement);
  const number = field('Credit Card Number', shadow);
  number.focus();
  await userEvent.keyboard('4111111111111112{Tab}');
  expect(number.value).toBe('4111 1111 1111 1112');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  shadow.querySelector('form')?.reset();
  await expect.poll(() => number.getAttribute('aria-invalid')).not.toBe('true');
});

test('a page that stays open after the order keeps no card', async () => {
  recordNavigation();
  serve(() => json('17'));
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, isCustomerLoggedIn: false, storeCode: 'default' });
  const form = await drawn('shop-cc-form', acme);
  await fill();
  form.addEventListener('shop-order-placed', (event) => event.preventDefault());
  await form.placeOrder();
  await expect.poll(() => field('Credit Card Number').value).toBe('');
  expect(field('Card Verification Number').value).toBe('');
});

test('does not interfere with a form that the page handles or posts', async () => {
  await drawn('shop-cc-form', `<form action="/nowhere" method="post">${acme}<button>Pay</button></form>`);
  const posts = vi.fn((event: Event) => {
    left.push(String(event.defaultPrevented));
    event.preventDefault();
  });
  window.addEventListener('submit', posts, { once: true });
  await fill();
  document.querySelector('button')?.click();
  expect(left).toEqual(['false']);
});

test('the surrounding form is invalid while the card can’t be used', async () => {
  await drawn('shop-cc-form', `<form>${acme}</form>`);
  expect(hostForm().checkValidity()).toBe(false);
  expect(field('Credit Card Number').required).toBe(true);
  await fill('4111111111111112');
  expect(hostForm().checkValidity()).toBe(false);
  expect(field('Credit Card Number').validationMessage).toBe('Check the card number: a digit seems wrong.');
  await fill();
  expect(hostForm().checkValidity()).toBe(true);
});

test('the browser’s message at a field is in the page’s language, also when its texts arrive late', async () => {
  await drawn('shop-cc-form', `<form>${acme}</form>`);
  const number = field('Credit Card Number');
  await fill('4111111111111112');
  addTexts({ 'cc-form': { wrongDigit: 'Dit nummer klopt niet.' } });
  onTestFinished(resetTexts);
  await expect.poll(() => number.validationMessage).toBe('Dit nummer klopt niet.');
});

test('a hidden card form does not block the surrounding form', async () => {
  const form = await drawn('shop-cc-form', `<form>${acme}</form>`);
  form.hidden = true;
  form.style.display = 'none';
  await expect.poll(() => hostForm().checkValidity()).toBe(true);
  form.style.display = '';
  form.hidden = false;
  await expect.poll(() => hostForm().checkValidity()).toBe(false);
});

test('a card form in a closed <details> does not block the surrounding form, until it is validated', async () => {
  const form = await drawn('shop-cc-form', `<form><details><summary>Card</summary>${acme}</details></form>`);
  const details = document.querySelector('details') ?? expect.fail('no details');
  await expect.poll(() => hostForm().checkValidity()).toBe(true);
  details.open = true;
  await expect.poll(() => hostForm().checkValidity()).toBe(false);
  details.open = false;
  await expect.poll(() => hostForm().checkValidity()).toBe(true);
  expect(form.validate()).toBe(false);
  expect(document.activeElement).toBe(field('Credit Card Number'));
});

test('clears the verification number when the page is left', async () => {
  const form = await drawn('shop-cc-form', acme);
  await fill();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(field('Card Verification Number').value).toBe('');
  expect(form.getData().additional_data).toMatchObject({ cc_number: VISA, cc_cid: '' });
});

test('fires an event when the card becomes usable, and when it no longer is, for pages with their own button', async () => {
  const recorded = recordEvents<CcFormReadyDetail>('shop-cc-form-ready');
  const form = await drawn('shop-cc-form', acme);
  expect(form.isComplete()).toBe(false);
  expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await fill();
  await expect.poll(() => form.hasAttribute('data-complete')).toBe(true);
  expect(form.isComplete()).toBe(true);
  await userEvent.fill(field('Card Verification Number'), '1');
  await expect.poll(() => form.hasAttribute('data-complete')).toBe(false);
  expect(recorded.map(({ detail }) => detail.isComplete)).toEqual([true, false]);
});

test('focuses a given field, or the first one with a problem', async () => {
  const form = await drawn('shop-cc-form', acme);
  form.focus('verification');
  expect(document.activeElement).toBe(field('Card Verification Number'));
  form.focus('month');
  expect(document.activeElement).toBe(field('Expiration Date'));
  await userEvent.fill(field('Credit Card Number'), VISA);
  form.focus();
  expect(document.activeElement).toBe(field('Expiration Date'));
  expect(() => form.focus('holderName')).toThrow(
    'has no field "holderName". Its fields are: number, expiry, verification',
  );
});

test('shows the page’s own message at a field until the shopper changes it', async () => {
  const form = await drawn('shop-cc-form', acme);
  await fill();
  form.setError('number', 'Your bank does not know <this> card.');
  await expect.poll(() => message('Credit Card Number')).toBe('Your bank does not know <this> card.');
  await userEvent.tab();
  expect(message('Credit Card Number')).toBe('Your bank does not know <this> card.');
  await userEvent.fill(field('Credit Card Number'), '5555555555554444');
  await expect.poll(() => message('Credit Card Number')).toBe('');
  form.setError('expiry', 'Too late');
  await expect.poll(() => message('Expiration Date')).toBe('Too late');
  form.setError('expiry', '');
  await expect.poll(() => message('Expiration Date')).toBe('');
});

test.each(['disabled', 'data-disabled'])('%s disables it, and enables it again', async (attribute) => {
  const form = await drawn('shop-cc-form', `<form>${acme.replace(' ', ' data-button ')}</form>`);
  const button = () => form.querySelector('button')?.getAttribute('aria-disabled');
  await fill();
  form.setAttribute(attribute, '');
  await expect.poll(() => field('Credit Card Number').matches(':disabled')).toBe(true);
  expect([...new FormData(hostForm()).keys()]).toEqual([]);
  expect(form.isComplete()).toBe(false);
  expect(form.validate()).toBe(false);
  expect(button()).toBe('true');
  form.removeAttribute(attribute);
  await expect.poll(() => field('Credit Card Number').matches(':disabled')).toBe(false);
  expect(form.validate()).toBe(true);
});

test('asks for the name on the card if configured, and sends it', async () => {
  const form = await drawn('shop-cc-form', acme.replace(' ', ' data-holder-name '));
  await fill();
  expect(form.validate()).toBe(false);
  await expect.poll(() => message('Name on Card')).toBe('Enter the name on the card.');
  expect(field('Name on Card').autocomplete).toBe('cc-name');
  await userEvent.fill(field('Name on Card'), 'Ann Example');
  expect(form.validate()).toBe(true);
  expect(form.getData().additional_data).toMatchObject({ cc_owner: 'Ann Example' });
  await expectAccessible(form);
});

test('shows a built-in icon as soon as the first digits determine the type, without a request', async () => {
  const form = await drawn('shop-cc-form', acme);
  const inField = () =>
    field('Credit Card Number').parentElement?.querySelector('[role="img"]')?.getAttribute('aria-label');
  expect(form.querySelectorAll('li svg')).toHaveLength(3);
  await userEvent.type(field('Credit Card Number'), '4');
  await expect.poll(inField).toBe('Visa');
  await userEvent.fill(field('Credit Card Number'), '34');
  await expect.poll(inField).toBe('American Express');
  expect(performance.getEntriesByType('resource').filter(({ name }) => /\.(svg|png|gif)/.test(name))).toEqual([]);
});

// React listens to every event at its root, and sets `name` and `type` of a field again at every key.
test.skipIf(import.meta.env['VITE_ON_REACT'])(
  'adds at most three listeners per form, and does not render for a digit that changes nothing',
  async () => {
    // The first one also adds what all forms and buttons of the page share.
    await drawn('shop-cc-form', acme.replace(' ', ' data-button '));
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const form = document.createElement('shop-cc-form');
    form.dataset.method = 'second';
    form.dataset.button = '';
    document.body.append(form);
    await eventually(() => expect(form.dataset.state).toBe('ready'));
    expect(added.mock.calls.length).toBeLessThanOrEqual(3);
    added.mockRestore();

    const number = form.querySelector<HTMLInputElement>('[autocomplete="cc-number"]') ?? expect.fail('no number');
    await userEvent.type(number, '4');
    await expect.poll(() => form.dataset.cardType).toBe('VI');
    const drawings: MutationRecord[] = [];
    const observer = new MutationObserver((records) => drawings.push(...records));
    observer.observe(form, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.type(number, '11111111111111');
    observer.disconnect();
    expect(drawings).toEqual([]);
  },
);
