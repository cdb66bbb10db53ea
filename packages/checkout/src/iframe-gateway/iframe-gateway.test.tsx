import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordEvents, recordNavigation, show } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import '../agreements/define';
import '../messages/define';
import './define';
import './iframe-gateway.css';
import { mayPayTwice, resetOrders, validators } from '../shared/place-order';
import type { IframeGatewayMethods } from './iframe-gateway';
import { orderForm } from './order-form';

type Gateway = HTMLElement & IframeGatewayMethods;

const VISA = '4111111111111111';
const year = String(new Date().getFullYear() + 2);

const iframe = {
  timeoutTime: 30_000,
  dateDelim: '',
  cardFieldsMap: { cccvv: 'csc', ccexpdate: 'expdate', ccnum: 'acct' },
  source: 'about:blank',
  controllerName: 'checkout_flow',
  cgiUrl: 'https://pay.test/link',
  placeOrderUrl: '/acmepay/transparent/requestSecureToken/',
  saveOrderUrl: '/checkout/onepage/saveOrder/',
  expireYearLength: '2',
};

function checkout(changes: Partial<Record<keyof typeof iframe, unknown>> = {}, extra: object = {}): void {
  const settings: Record<string, unknown> = { ...iframe, ...changes };
  const keyed = Object.keys(settings).map((name) => [name, { acmepay: settings[name], otherpay: settings[name] }]);
  pageJson('checkoutConfig', {
    storeCode: 'default',
    isCustomerLoggedIn: false,
    quoteData: { entity_id: 'Qm1', customer_email: 'ann@example.com' },
    defaultSuccessPageUrl: '/checkout/onepage/success/',
    payment: { ccform: { availableTypes: { acmepay: { VI: 'Visa' } } }, iframe: Object.fromEntries(keyed) },
    ...extra,
  });
}

const acme = '<shop-iframe-gateway data-method="acmepay"></shop-iframe-gateway>';
const saved = { success: true, error: false, acmepay: { fields: { securetoken: 'tok1', securetokenid: 'id1' } } };

/** Records what was posted to the gateway instead of opening its URL. */
let posted: { url: string; target: string; fields: Record<string, FormDataEntryValue> }[] = [];

beforeEach(() => {
  checkout();
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({ url: this.action, target: this.target, fields: Object.fromEntries(new FormData(this)) });
  });
});

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  resetOrders();
});

function field(gateway: Element, label: string): HTMLInputElement & HTMLSelectElement {
  const found = Array.from(gateway.querySelectorAll('label')).find((candidate) => candidate.textContent === label);
  if (!found?.control) throw new Error(`no field labelled "${label}"`);
  return found.control as HTMLInputElement & HTMLSelectElement;
}

const card = { number: VISA, month: '3', year, cvv: '987' };

async function fill(gateway: Element, { number, month, year, cvv } = card): Promise<void> {
  await userEvent.fill(field(gateway, 'Credit Card Number'), number);
  await userEvent.fill(field(gateway, 'Expiration Date'), `${month}/${year}`);
  await userEvent.fill(field(gateway, 'Card Verification Number'), cvv);
}

async function filled(html = acme): Promise<Gateway> {
  const gateway = await drawn('shop-iframe-gateway', html);
  await fill(gateway);
  return gateway;
}

function frameOf(gateway: Element): HTMLIFrameElement {
  const frame = gateway.querySelector('iframe');
  if (frame === null) throw new Error('no frame');
  return frame;
}

/** Acts as the shop's return page in the frame. */
function answer(gateway: Element, message: unknown): void {
  const page = frameOf(gateway).contentDocument;
  const script = page?.createElement('script');
  if (!page || !script) throw new Error('no page in the frame');
  script.textContent = `parent.postMessage(${JSON.stringify(message)}, '*')`;
  page.head.append(script);
}

const approved = { type: 'shop-iframe-gateway', result: 'approved' };
const declined = { type: 'shop-iframe-gateway', result: 'declined' };

function paths(calls: readonly Call[]): string[] {
  return calls.map(({ path }) => path).filter((path) => !path.includes('/section/'));
}

/** Answers every request successfully, except those whose path contains a key of `replies`. */
function shop(replies: Readonly<Record<string, () => Response | Promise<Response>>> = {}): Call[] {
  return serve(({ path }) => {
    const key = Object.keys(replies).find((part) => path.includes(part));
    if (key !== undefined && replies[key]) return replies[key]();
    if (path.includes('requestSecureToken')) return json(saved);
    if (path.includes('set-payment-information')) return json(true);
    return json(path.includes('payment-information') ? '17' : {});
  });
}

const information = '/rest/default/V1/guest-carts/Qm1/set-payment-information';
const orderCall = '/rest/default/V1/guest-carts/Qm1/payment-information';

function alertText(): string | undefined {
  return document.querySelector('dialog[open] .shop-dialog__text')?.textContent ?? undefined;
}

test('keeps the server’s fallback until the form is ready, and if the gateway’s URL is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  checkout({ cgiUrl: undefined });
  const broken = show('shop-iframe-gateway', acme.replace('></', '><p data-shop-fallback>Pay by check instead</p></'));
  await eventually(() => expect(broken.dataset.state).toBe('error'));
  expect(broken.querySelector('p')?.hidden).toBe(false);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('data-cgi-url');
  broken.dataset.cgiUrl = 'https://pay.test/link';
  await eventually(() => expect(broken.querySelector('p')?.hidden).toBe(true));
});

test('is accessible, and its fields have no names', async () => {
  const gateway = await drawn('shop-iframe-gateway', `<form>${acme}</form>`);
  const host = document.querySelector('form');
  expect(host && Array.from(new FormData(host).keys())).toEqual([]);
  expect(frameOf(gateway).hidden).toBe(true);
  expect(frameOf(gateway).id).toBe('acmepay-transparent-iframe');
  await expectAccessible(gateway);
  expect(gateway.validate()).toBe(false);
  expect(document.activeElement).toBe(field(gateway, 'Credit Card Number'));
  await expectAccessible(gateway);
});

test('sets the payment information, saves the order, posts the card into the frame, and places the order', async () => {
  const visited = recordNavigation();
  const calls = shop();
  const recorded = ['shop-place-order', 'shop-iframe-gateway-saved', 'shop-order-placed'].map((type) =>
    recordEvents<unknown>(type),
  );
  const gateway = await filled(
    `<form><input name="payment[method]" value="acmepay">${acme}</form>
     <form id="checkout-agreements"><input type="checkbox" name="agreement[2]" value="1" checked></form>`,
  );
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  expect(gateway.querySelector('.shop-place-order .shop-spinner')).not.toBeNull();
  expect(gateway.querySelector('.shop-place-order button')?.getAttribute('aria-disabled')).toBe('true');
  answer(gateway, approved);
  await order;

  expect(paths(calls)).toEqual([information, '/acmepay/transparent/requestSecureToken/', orderCall]);
  expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual({ method: 'acmepay' });
  expect(calls[1]?.method).toBe('POST');
  expect(calls[1]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(calls[1]?.body))).toEqual({
    'payment[method]': 'acmepay',
    'agreement[2]': '1',
    controller: 'checkout_flow',
    cc_type: 'VI',
  });
  expect(posted).toEqual([
    {
      url: 'https://pay.test/link',
      target: frameOf(gateway).name,
      fields: { securetoken: 'tok1', securetokenid: 'id1', acct: VISA, expdate: `03${year.slice(-2)}`, csc: '987' },
    },
  ]);
  expect(JSON.parse(calls[2]?.body ?? '').paymentMethod.additional_data).toEqual({
    cc_type: 'VI',
    cc_exp_year: year,
    cc_exp_month: '3',
    cc_last_4: '1111',
  });
  expect(visited).toEqual([{ url: expect.stringContaining('/checkout/onepage/success/'), replace: true }]);
  expect(recorded.map((events) => events.map(({ detail }) => detail))).toEqual([
    [{ method: 'acmepay', data: { method: 'acmepay', additional_data: { cc_type: 'VI' } } }],
    [{ method: 'acmepay' }],
    [{ orderId: '17' }],
  ]);
  expect(document.querySelector('form[target]')).toBeNull();
});

interface Posting {
  reply: object;
  cardFieldsMap: Record<string, string>;
  card: typeof card;
  dateDelim: string;
}

test.each(vectors<Posting, { post: object }>('gateway-fields'))(
  'sends the shop’s token and the card’s data to the gateway, under the gateway’s names ($id)',
  async ({ input, expected }) => {
    const { cardFieldsMap, dateDelim } = input;
    checkout({ cardFieldsMap, dateDelim });
    shop({ requestSecureToken: () => json(input.reply) });
    const gateway = await drawn('shop-iframe-gateway', acme);
    await fill(gateway, input.card);
    const order = gateway.placeOrder();
    await eventually(() => expect(posted.map(({ fields }) => fields)).toEqual([expected.post]));
    answer(gateway, declined);
    await order;
  },
);

test('requires agreements, and sends them with both requests', async () => {
  const agreements = [{ agreementId: '4', mode: '1', checkboxText: 'Terms', content: '' }];
  checkout({}, { checkoutAgreements: { isEnabled: true, agreements } });
  const calls = shop();
  const gateway = await filled(
    `<section data-payment-method="acmepay"><shop-agreements></shop-agreements>${acme}</section>`,
  );
  await gateway.placeOrder();
  expect(paths(calls)).toEqual([]);
  document.querySelector<HTMLInputElement>('shop-agreements input')?.click();
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual({
    method: 'acmepay',
    extension_attributes: { agreement_ids: ['4'] },
  });
  expect(new URLSearchParams(calls[1]?.body).get('agreement[4]')).toBe('4');
  answer(gateway, declined);
  await order;
});

test.each(vectors<{ reply: object }, { alert: null }>('order-save-failure'))(
  'does not call the gateway if the order was not saved, as in vector $id',
  async ({ input, expected }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const errors = recordEvents<{ message: string }>('shop-iframe-gateway-error');
    shop({ requestSecureToken: () => json(input.reply) });
    const gateway = await filled();
    await gateway.placeOrder();
    expect(alertText() ?? null).toBe(expected.alert);
    await expect.poll(() => gateway.querySelector('.shop-spinner')).toBeNull();
    expect(posted).toEqual([]);
    // The shopper always gets a message, and the page the same one.
    await expect.poll(() => gateway.querySelector('[role=alert]')?.textContent).toContain('try again later');
    expect(errors.map(({ detail }) => detail.message)).toEqual([
      gateway.querySelector('[role=alert]')?.textContent ?? 'none',
    ]);
    vi.advanceTimersByTime(30_001);
    expect(alertText()).toBeUndefined();
  },
);

test.each([
  [['No stock left.', 'Choose <b>another</b>.'], 'No stock left.\nChoose another.'],
  [
    'Votre carte a &eacute;t&eacute; refus&#233;e &amp; rendue.<br />R&eacute;essayez.',
    'Votre carte a été refusée & rendue.\nRéessayez.',
  ],
  ['Your payment has been declined.', 'Your payment has been declined.'],
  [[null, 'No stock left.', 7], 'No stock left.'],
  [{ 1: 'No stock left.', 3: 'Choose another.' }, 'No stock left.\nChoose another.'],
])('shows the shop’s message in an alert, and does not reload after it: %j', async (messages, text) => {
  const visited = recordNavigation();
  shop({ requestSecureToken: () => json({ success: false, error: true, error_messages: messages }) });
  const gateway = await filled();
  await gateway.placeOrder();
  expect(alertText()).toBe(text);
  await expect.poll(() => gateway.querySelector('.shop-spinner')).toBeNull();
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  await expect.poll(() => document.querySelector('.shop-dialog__text')).toBeNull();
  expect(visited).toEqual([]);
  expect(field(gateway, 'Credit Card Number').value).toBe('4111 1111 1111 1111');
  expect(field(gateway, 'Expiration Date').value).toBe(`03 / ${year.slice(-2)}`);
  expect(field(gateway, 'Card Verification Number').value).toBe('');
});

test('calls the gateway after an order save that succeeded, whatever it has as error messages', async () => {
  shop({ requestSecureToken: () => json({ ...saved, error_messages: null }) });
  const gateway = await filled();
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  answer(gateway, declined);
  await order;
});

test.each([
  ['fails', () => new Response('<h1>Error</h1>', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the order save %s, the shopper reads why and can try again', async (_, reply) => {
  let tries = 0;
  shop({ requestSecureToken: () => (++tries === 1 ? reply() : json(saved)) });
  const gateway = await filled();
  await gateway.placeOrder();
  await expect.poll(() => gateway.querySelector('[role=alert]')?.textContent).toContain('try again later');
  await userEvent.fill(field(gateway, 'Card Verification Number'), '987');
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  await expect.poll(() => gateway.querySelector('[role=alert]')).toBeNull();
  answer(gateway, declined);
  await order;
});

test.each([
  ['false', () => json(false)],
  ['a page', () => new Response('<title>Login</title>')],
])('the card stays in the page if the shop answers the payment information with %s', async (_, reply) => {
  const calls = shop({ 'set-payment-information': reply });
  const gateway = await filled();
  await gateway.placeOrder();
  expect(paths(calls)).toEqual([information]);
  expect(posted).toEqual([]);
  await expect.poll(() => gateway.querySelector('[role=alert]')?.textContent).toContain('try again later');
});

test.each(['set-payment-information', 'requestSecureToken'])(
  'a visitor whose session has ended is taken to the login page: %s',
  async (path) => {
    const visited = recordNavigation();
    const errors = recordEvents<{ message: string }>('shop-iframe-gateway-error');
    shop({ [path]: () => json({ message: 'Not allowed.' }, 401) });
    const gateway = await filled();
    await gateway.placeOrder();
    expect(visited).toEqual([{ url: expect.stringContaining('customer/account/login/'), replace: false }]);
    expect(errors.map(({ detail }) => detail.message)).toEqual(['']);
    expect(gateway.querySelector('[role=alert]')).toBeNull();
  },
);

test.each(['field', 'selects'])('while an order runs, the card can’t be changed: expiry as %s', async (expiry) => {
  const reply = later<Response>();
  const calls = shop({ requestSecureToken: () => reply.promise });
  const gateway = await drawn('shop-iframe-gateway', acme.replace('>', ` data-expiry="${expiry}">`));
  const number = field(gateway, 'Credit Card Number');
  await userEvent.fill(number, VISA);
  await userEvent.fill(field(gateway, 'Card Verification Number'), '987');
  if (expiry === 'field') await userEvent.fill(field(gateway, 'Expiration Date'), `3/${year}`);
  else {
    await userEvent.selectOptions(field(gateway, 'Month'), '3');
    await userEvent.selectOptions(field(gateway, 'Year'), year);
  }
  number.focus();
  const values = () => [...gateway.querySelectorAll<HTMLInputElement>('[data-field]')].map(({ value }) => value);
  const before = values();
  const order = gateway.placeOrder();
  await eventually(() => expect(paths(calls)).toHaveLength(2));
  expect(document.activeElement).toBe(number);
  for (const control of gateway.querySelectorAll<HTMLInputElement>('[data-field]')) {
    control.focus();
    await userEvent.keyboard('{ArrowDown}5{Backspace}');
  }
  expect(values()).toEqual(before);
  reply.resolve(json(saved));
  await eventually(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.fields).toMatchObject({ acct: VISA, expdate: `03${year.slice(-2)}`, csc: '987' });
  answer(gateway, declined);
  await order;
  await userEvent.fill(number, '5555555555554444');
  expect(number.value).toBe('5555 5555 5555 4444');
});

test('a card that is refused before the order can be corrected at once, while another check still runs', async () => {
  const gateway = await drawn('shop-iframe-gateway', acme);
  const verdict = later<boolean>();
  onTestFinished(validators.add(() => verdict.promise));
  const order = gateway.placeOrder();
  await userEvent.fill(field(gateway, 'Credit Card Number'), VISA);
  expect(field(gateway, 'Credit Card Number').value).toBe('4111 1111 1111 1111');
  verdict.resolve(true);
  await order;
});

test.each(vectors<{ timeoutTime: number }, { alertAt: null }>('iframe-timeout'))(
  'leaves no timer if the payment information cannot be set, as in vector $id',
  async ({ input, expected }) => {
    checkout({ timeoutTime: input.timeoutTime });
    const visited = recordNavigation();
    const errors = recordEvents<unknown>('shop-iframe-gateway-error');
    const calls = shop({ 'set-payment-information': () => json({ message: 'Not this one.' }, 400) });
    const gateway = await filled(`<shop-messages></shop-messages>${acme}`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await gateway.placeOrder();
    vi.advanceTimersByTime(input.timeoutTime + 1);
    vi.useRealTimers();
    await expect.poll(() => gateway.querySelector('.shop-spinner')).toBeNull();
    expect(alertText() ?? null).toBe(expected.alertAt);
    expect(visited).toEqual([]);
    expect(paths(calls)).toEqual([information]);
    expect(errors.map(({ detail }) => detail)).toEqual([{ method: 'acmepay', message: 'Not this one.' }]);
    await expect.poll(() => document.querySelector('shop-messages .error')?.textContent).toContain('Not this one.');
  },
);

test('shows an alert if the gateway does not reply in time, and reloads the page after it', async () => {
  checkout({ timeoutTime: 5000 });
  const visited = recordNavigation();
  const timeouts = recordEvents<unknown>('shop-iframe-gateway-timeout');
  const calls = shop();
  const gateway = await filled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isSaved = new Promise((resolve) => gateway.addEventListener('shop-iframe-gateway-saved', resolve));
  const order = gateway.placeOrder();
  await isSaved;
  await vi.advanceTimersByTimeAsync(4999);
  expect(alertText()).toBeUndefined();
  expect(gateway.querySelector('.shop-place-order button')?.getAttribute('aria-disabled')).toBe('true');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await order;
  expect(alertText()).toBe('Sorry, but something went wrong.');
  expect(timeouts.map(({ detail }) => detail)).toEqual([{ method: 'acmepay' }]);
  expect(visited).toEqual([]);
  // Too late: no order is placed behind the alert.
  answer(gateway, approved);
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  await eventually(() => expect(visited).toEqual([{ url: location.href, replace: true }]));
  expect(paths(calls)).not.toContain(orderCall);
});

test('asks before a second payment of the same cart, also after the page was loaded again during the first one', async () => {
  shop();
  const gateway = await filled();
  void gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  const stored = { ...sessionStorage };
  gateway.remove();
  resetOrders();
  for (const key of Object.keys(stored)) sessionStorage.setItem(key, stored[key]);
  const loadedAgain = await filled();
  const again = loadedAgain.placeOrder();
  await expect.poll(alertText).toContain('may pay twice');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await again;
  expect(posted).toHaveLength(1);
});

test.each([
  ['was declined', (gateway: Gateway) => answer(gateway, declined)],
  ['was canceled', () => userEvent.click(page.getByRole('button', { name: 'Cancel payment' }))],
])('does not ask if the first payment %s', async (_, end) => {
  shop();
  const gateway = await filled(acme.replace('>', ' data-challenge="show">'));
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  await end(gateway);
  await order;
  await userEvent.fill(field(gateway, 'Card Verification Number'), '987');
  void gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(2));
});

test('does not call the gateway if the shop replies too late', async () => {
  checkout({ timeoutTime: 5000 });
  recordNavigation();
  const asked = later<void>();
  const reply = later<Response>();
  shop({
    requestSecureToken: () => {
      asked.resolve();
      return reply.promise;
    },
  });
  const gateway = await filled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const order = gateway.placeOrder();
  await asked.promise;
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await order;
  expect(alertText()).toBe('Sorry, but something went wrong.');
  reply.resolve(json(saved));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(posted).toEqual([]);
});

test.each(vectors<object, { requests: number }>('iframe-double-click'))(
  'repeated clicks pay once, as in vector $id',
  async ({ expected }) => {
    const reply = later<Response>();
    const calls = shop({ 'set-payment-information': () => reply.promise });
    const gateway = await filled();
    const button = gateway.querySelector<HTMLButtonElement>('.shop-place-order button');
    button?.click();
    button?.click();
    await eventually(() => expect(paths(calls)).toHaveLength(expected.requests));
    reply.resolve(json(true));
    await eventually(() => expect(posted).toHaveLength(1));
    button?.click();
    await gateway.placeOrder();
    expect(paths(calls).filter((path) => path === information)).toHaveLength(expected.requests);
    expect(posted).toHaveLength(1);
    answer(gateway, declined);
    await expect.poll(() => button?.getAttribute('aria-disabled')).toBeNull();
  },
);

test('reports a declined card, and clears only the verification number', async () => {
  const visited = recordNavigation();
  const errors = recordEvents<unknown>('shop-iframe-gateway-error');
  const calls = shop();
  const gateway = await filled(`<shop-messages></shop-messages>${acme}`);
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  answer(gateway, { type: 'shop-iframe-gateway', result: 'declined', message: 'Your bank says <no>.' });
  await order;
  await expect
    .poll(() => document.querySelector('shop-messages .error')?.textContent)
    .toContain('Your bank says <no>.');
  expect(errors.map(({ detail }) => detail)).toEqual([{ method: 'acmepay', message: 'Your bank says <no>.' }]);
  expect(paths(calls)).not.toContain(orderCall);
  expect(visited).toEqual([]);
  expect(field(gateway, 'Credit Card Number').value).toBe('4111 1111 1111 1111');
  expect(field(gateway, 'Card Verification Number').value).toBe('');
});

test('a decline whose message is a list ends the order, too', async () => {
  recordNavigation();
  const errors = recordEvents<{ message: string }>('shop-iframe-gateway-error');
  shop();
  const gateway = await filled(acme);
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  const message = ['Your bank says no.', 'Try another card.'];
  answer(gateway, { type: 'shop-iframe-gateway', result: 'declined', message });
  await eventually(() => expect(errors.map(({ detail }) => detail.message)).toEqual([message.join('\n')]));
  await order;
});

test('asks before a second payment if the shop refused the order after the gateway took the first one', async () => {
  const calls = shop({ [orderCall]: () => json({ message: 'Out of stock' }, 400) });
  const gateway = await filled();
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  answer(gateway, approved);
  await order;
  await userEvent.fill(field(gateway, 'Card Verification Number'), '987');
  const again = gateway.placeOrder();
  await expect.poll(alertText).toContain('may pay twice');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await again;
  expect(posted).toHaveLength(1);
  expect(paths(calls)).toHaveLength(3);
});

test('an empty gateway URL is an error: the card would go to the shop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents<{ issues: { path: string }[] }>('shop-error');
  checkout({ cgiUrl: '' });
  show('shop-iframe-gateway', acme);
  await eventually(() => expect(errors.map(({ detail }) => detail.issues[0]?.path)).toEqual(['cgiUrl']));
});

test('a card number that the gateway repeats is in no message and in no event', async () => {
  const events = ['shop-iframe-gateway-error', 'shop-order-failed', 'shop-message'].map((name) =>
    recordEvents<unknown>(name),
  );
  shop();
  const gateway = await filled(`<shop-messages></shop-messages>${acme}`);
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  const message = `The bank refused 4111-1111 1111 1111, ${VISA}.`;
  answer(gateway, { type: 'shop-iframe-gateway', result: 'declined', message });
  await order;
  await expect
    .poll(() => document.querySelector('shop-messages .error')?.textContent)
    .toContain('The bank refused xxxx-1111, xxxx-1111.');
  for (const fired of events) {
    expect(fired).toHaveLength(1);
    expect(JSON.stringify(fired[0]?.detail)).toContain('refused xxxx-1111, xxxx-1111.');
  }
});

test('ignores messages from another origin, from another window or of another shape', async () => {
  recordNavigation();
  const calls = shop();
  const gateway = await filled();
  const source = frameOf(gateway).contentWindow;
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  window.dispatchEvent(new MessageEvent('message', { data: approved, origin: 'https://pay.test', source }));
  window.dispatchEvent(new MessageEvent('message', { data: approved, origin: location.origin, source: window }));
  for (const data of [null, 'approved', { result: 'approved' }, { type: 'shop-iframe-gateway' }, [approved]]) {
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
  }
  const recorded = vi.fn();
  window.addEventListener('message', recorded, { once: true });
  answer(gateway, { type: 'shop-iframe-gateway', result: 'paid' });
  await eventually(() => expect(recorded).toHaveBeenCalled());
  expect(paths(calls)).not.toContain(orderCall);
  answer(gateway, approved);
  await order;
  expect(paths(calls)).toContain(orderCall);
});

const jqueryListeners = new Map<string, Set<() => void>>();

/** A page with jQuery, whose events don't reach native listeners. */
function pageWithJquery(): void {
  jqueryListeners.clear();
  pageJson('jQuery', () => ({
    on: (event: string, listener: () => void) =>
      jqueryListeners.set(event, (jqueryListeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: () => void) => jqueryListeners.get(event)?.delete(listener),
    trigger: () => {},
  }));
}

function triggerInJquery(event: string): void {
  for (const listener of jqueryListeners.get(event) ?? []) listener();
}

test.each([
  ['as a browser’s event', (event: string) => void window.dispatchEvent(new Event(event))],
  ['through jQuery', triggerInJquery],
])('after clearTimeout, the attempt ends only when the host has shown its result, %s', async (_, trigger) => {
  pageWithJquery();
  const visited = recordNavigation();
  const gateway = await filled();
  shop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const button = gateway.querySelector<HTMLButtonElement>('.shop-place-order button');
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  trigger('clearTimeout');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  await gateway.placeOrder();
  expect(posted).toHaveLength(1);
  trigger('processStop');
  vi.advanceTimersByTime(3000);
  await order;
  await expect.poll(() => gateway.querySelector('.shop-spinner')).toBeNull();
  expect(mayPayTwice()).toBe(false);
  expect([...jqueryListeners.values()].flatMap((listeners) => [...listeners])).toEqual([]);
  vi.advanceTimersByTime(300_000);
  expect(alertText()).toBeUndefined();
  expect(visited).toEqual([]);
});

test('asks before a second payment if the host has placed an order with the first one and shows an error', async () => {
  const gateway = await filled();
  shop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  for (const type of ['clearTimeout', 'processStart', 'processStop']) window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(3000);
  await order;
  expect(mayPayTwice()).toBe(true);
});

test.each([5000, 30_000])(
  'with a limit of %i ms, the host has two minutes to place the order after clearTimeout',
  async (timeoutTime) => {
    checkout({ timeoutTime });
    recordNavigation();
    shop();
    const gateway = await filled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const order = gateway.placeOrder();
    await eventually(() => expect(posted).toHaveLength(1));
    window.dispatchEvent(new Event('clearTimeout'));
    await vi.advanceTimersByTimeAsync(110_000);
    expect(alertText()).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    await order;
    expect(alertText()).toBe('Sorry, but something went wrong.');
  },
);

test.each([
  ['beforeunload', 25_000],
  ['processStart', 100_000],
])(
  'while the success page of the host’s order loads, no failure is reported and the button does not return: %s',
  async (loading, slow) => {
    recordNavigation();
    const failures = recordEvents('shop-order-failed');
    shop();
    const gateway = await filled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const order = gateway.placeOrder();
    await eventually(() => expect(posted).toHaveLength(1));
    for (const event of ['clearTimeout', 'processStop', loading]) window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(slow);
    expect(failures).toEqual([]);
    expect(gateway.querySelector('.shop-place-order button')?.getAttribute('aria-disabled')).toBe('true');
    vi.advanceTimersByTime(20_000);
    await order;
  },
);

test('two gateways on a page have separate frames and fields, and ignore each other’s messages', async () => {
  recordNavigation();
  const calls = shop({
    requestSecureToken: () => json({ ...saved, otherpay: { fields: {} } }),
  });
  const first = await filled(acme + acme.replace('acmepay', 'otherpay'));
  const second = document.querySelectorAll('shop-iframe-gateway')[1];
  if (second === undefined) throw new Error('no second gateway');
  await eventually(() => expect(second.dataset.state).toBe('ready'));
  expect(frameOf(first).name).toBe('iframeTransparent');
  expect(frameOf(second).name).toMatch(/iframeTransparent/);
  expect(frameOf(second).name).not.toBe(frameOf(first).name);
  await fill(second);
  const order = first.placeOrder();
  await second.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.target).toBe(frameOf(first).name);
  const recorded = vi.fn();
  window.addEventListener('message', recorded, { once: true });
  answer(second, approved);
  await eventually(() => expect(recorded).toHaveBeenCalled());
  expect(paths(calls)).not.toContain(orderCall);
  answer(first, approved);
  await order;
  expect(paths(calls).filter((path) => path === orderCall)).toHaveLength(1);
});

test('the card is in no attribute, event, storage, log or request to the shop', async () => {
  const logged = (['log', 'warn', 'error', 'debug', 'info'] as const).map((name) => vi.spyOn(console, name));
  const dispatched = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
  const written: string[] = [];
  // The test runner's own entries, whose ids may contain the same digits.
  const head = document.head.outerHTML;
  const watched = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      if (attributeName !== null) written.push((target as Element).getAttribute(attributeName) ?? '');
      for (const node of addedNodes) if (node instanceof Element) written.push(node.outerHTML);
    }
  });
  watched.observe(document, { subtree: true, childList: true, attributes: true });
  recordNavigation();
  const calls = shop();
  const gateway = await filled();
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  answer(gateway, approved);
  await order;
  written.push(document.documentElement.outerHTML.replace(head, ''));
  watched.disconnect();
  const details = dispatched.mock.calls.map(([event]) => JSON.stringify((event as CustomEvent).detail ?? null));
  const messages = logged.flatMap(({ mock }) => mock.calls.flat().map(String));
  const storage = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie;
  const sent = calls.map(({ path, body }) => path + body);
  const everything = [...written, ...details, ...messages, storage, ...sent].join('\n').replace(/\s|%20|\+/g, '');
  expect(everything).toContain('VI');
  expect(everything).not.toContain(VISA);
  expect(everything).not.toContain('987');
});

test('sends no fields of another method’s section, and none that a browser would not submit', () => {
  document.body.innerHTML = `<form id="co-payment-form">
    <input name="form_key" value="k1"><input name="" value="x"><input name="off" value="x" disabled>
    <fieldset disabled><input name="in-off" value="x"></fieldset>
    <section data-payment-method="other"><input name="payment[cc_number]" value="4111"></section>
    <section data-payment-method="acmepay">
      <input type="radio" name="payment[method]" value="acmepay" checked><input type="radio" name="payment[method]" value="b">
      <input type="checkbox" name="save"><textarea name="note">hi</textarea>
      <select name="plan"><option>1</option><option selected>2</option></select>
      <button name="go" value="x">Go</button><input type="submit" name="go" value="x"><p id="own"></p>
    </section></form>`;
  const own = document.getElementById('own') ?? document.body;
  expect(orderForm(own, ['3']).toString()).toBe(
    'form_key=k1&payment%5Bmethod%5D=acmepay&note=hi&plan=2&agreement%5B3%5D=3',
  );
});

test('the order save contains fields of the payment form that are elsewhere on the page', () => {
  document.body.innerHTML = `<input form="co-payment-form" name="elements" value="gift">
    <form id="co-payment-form"><input name="plan" value="2"><p id="own"></p></form>`;
  const own = document.getElementById('own') ?? document.body;
  expect(orderForm(own, []).toString()).toBe('elements=gift&plan=2');
});

test('removing the element during the payment never reloads the page', async () => {
  const visited = recordNavigation();
  shop();
  const gateway = await filled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  gateway.remove();
  await order;
  vi.advanceTimersByTime(60_000);
  expect(alertText()).toBeUndefined();
  expect(visited).toEqual([]);
});

test('sends no other card in the same form to the shop', () => {
  document.body.innerHTML = `<form id="co-payment-form">
    <shop-cc-form><input name="payment[cc_type]" value="VI"><input name="payment[cc_number]" value="4111"></shop-cc-form>
    <input name="payment[cc_cid]" value="987"><input name="number" autocomplete="cc-number" value="4111">
    <input name="payment[method]" value="acmepay"><p id="own"></p></form>`;
  const own = document.getElementById('own') ?? document.body;
  expect(orderForm(own, []).toString()).toBe('payment%5Bmethod%5D=acmepay');
});

test('removing the element during the request opens no window for the gateway', async () => {
  const reply = later<Response>();
  const calls = shop({ requestSecureToken: () => reply.promise });
  const gateway = await filled();
  const order = gateway.placeOrder();
  await eventually(() => expect(paths(calls)).toHaveLength(2));
  gateway.remove();
  reply.resolve(json(saved));
  await order;
  expect(posted).toEqual([]);
});

test('works with a shop’s own button; reset clears everything', async () => {
  const gateway = await filled(acme.replace('>', ' data-button="false">'));
  expect(gateway.querySelector('button')).toBeNull();
  expect(gateway.getData()).toMatchObject({ method: 'acmepay', additional_data: { cc_last_4: '1111' } });
  gateway.reset();
  expect(gateway.getData().additional_data).toEqual({ cc_type: '', cc_exp_year: '', cc_exp_month: '', cc_last_4: '' });
});

// Challenges in the frame.

const challenge = { type: 'shop-iframe-gateway', challenge: { width: 400, height: 300 } };

function challengeDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('shop-iframe-gateway dialog[open]');
}

async function challenged(
  html = acme,
  asked: object = {},
): Promise<{ gateway: Gateway; order: Promise<void>; frame: HTMLIFrameElement }> {
  const gateway = await filled(html);
  const button = gateway.querySelector<HTMLButtonElement>('.shop-place-order button');
  button?.focus();
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  answer(gateway, { ...challenge, ...asked });
  await expect.poll(challengeDialog).not.toBeNull();
  return { gateway, order, frame: frameOf(gateway) };
}

function named(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  return found ?? expect.fail(`no button "${text}"`);
}

test('shows a challenge in the frame, in a named dialog, until the result', async () => {
  const visited = recordNavigation();
  shop();
  const { gateway, order, frame } = await challenged();
  const page = frame.contentDocument;
  expect(frame.hidden).toBe(false);
  expect([frame.width, frame.height]).toEqual(['400', '300']);
  expect(document.activeElement).toBe(frame);
  expect(document.getElementById(challengeDialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Confirm your payment',
  );
  // Moving the frame would have reloaded it.
  expect(frame.contentDocument).toBe(page);
  await expectAccessible(gateway);
  answer(gateway, approved);
  await order;
  await expect.poll(challengeDialog).toBeNull();
  expect(visited).toHaveLength(1);
});

test('a challenge without a size has the usual one', async () => {
  shop();
  const { gateway, order, frame } = await challenged(acme, { challenge: { width: 0 } });
  expect([frame.width, frame.height]).toEqual(['500', '600']);
  answer(gateway, declined);
  await order;
});

test('on a phone held sideways, the bank’s page and the Cancel button share the screen', async () => {
  await page.viewport(844, 390);
  onTestFinished(() => page.viewport(1280, 800));
  shop();
  const { gateway, order, frame } = await challenged(acme, { challenge: { width: 600, height: 600 } });
  const dialog = challengeDialog() ?? expect.fail('no dialog');
  expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(named('Cancel payment').getBoundingClientRect().top);
  answer(gateway, declined);
  await order;
});

test('accepts challenges only from the gateway’s own origin', async () => {
  recordNavigation();
  shop();
  const gateway = await filled();
  const source = frameOf(gateway).contentWindow;
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  window.dispatchEvent(new MessageEvent('message', { data: challenge, origin: 'https://evil.test', source }));
  window.dispatchEvent(new MessageEvent('message', { data: challenge, origin: 'https://pay.test', source: window }));
  window.dispatchEvent(
    new MessageEvent('message', { data: { ...challenge, challenge: 'big' }, origin: 'https://pay.test', source }),
  );
  await new Promise(requestAnimationFrame);
  expect(frameOf(gateway).hidden).toBe(true);
  window.dispatchEvent(new MessageEvent('message', { data: challenge, origin: 'https://pay.test', source }));
  await expect.poll(challengeDialog).not.toBeNull();
  answer(gateway, declined);
  await order;
  await expect.poll(challengeDialog).toBeNull();
});

test.each([
  ['its button', async () => named('Cancel payment').click()],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
])('canceling a challenge by %s places no order, shows a message and restores the focus', async (_, cancel) => {
  const failures = recordEvents<{ message: string }>('shop-order-failed');
  const calls = shop();
  const { gateway, order, frame } = await challenged();
  named('Cancel payment').focus();
  await cancel();
  await order;
  await expect.poll(challengeDialog).toBeNull();
  expect(failures.map(({ detail }) => detail.message)).toEqual(['You canceled the payment, so no order was placed.']);
  expect(document.activeElement).toBe(gateway.querySelector('.shop-place-order button'));
  await expect.poll(() => frame.hidden).toBe(true);
  expect(paths(calls)).not.toContain(orderCall);
});

test('canceling a challenge unloads the bank’s page', async () => {
  shop();
  const { order, frame } = await challenged();
  const bank = frame.contentDocument;
  expect(bank).not.toBeNull();
  named('Cancel payment').click();
  await order;
  await eventually(() => expect(frame.contentDocument === bank).toBe(false));
});

test('during a challenge, the page does not scroll, and a click outside the dialog cancels nothing', async () => {
  const visited = recordNavigation();
  shop();
  const { gateway, order } = await challenged();
  expect(document.body.classList).toContain('modal-open');
  challengeDialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
  expect(challengeDialog()).not.toBeNull();
  answer(gateway, approved);
  await order;
  await expect.poll(challengeDialog).toBeNull();
  expect(document.body.classList).not.toContain('modal-open');
  // A canceled payment would order nothing.
  expect(visited).toHaveLength(1);
});

test('cancels a challenge that the browser closes, as after a second Escape', async () => {
  const failures = recordEvents<{ message: string }>('shop-order-failed');
  shop();
  const { order } = await challenged();
  challengeDialog()?.close();
  await order;
  expect(failures.map(({ detail }) => detail.message)).toEqual(['You canceled the payment, so no order was placed.']);
  expect(document.body.classList).not.toContain('modal-open');
});

test('a challenge has a longer limit than the gateway, and also ends with an alert', async () => {
  checkout({ timeoutTime: 5000 });
  recordNavigation();
  shop();
  const { order } = await challenged();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  window.dispatchEvent(
    new MessageEvent('message', {
      data: challenge,
      origin: location.origin,
      source: document.querySelector('iframe')?.contentWindow ?? null,
    }),
  );
  await vi.advanceTimersByTimeAsync(500_000);
  expect(challengeDialog()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100_000);
  await order;
  vi.useRealTimers();
  await expect.poll(challengeDialog).toBeNull();
  expect(alertText()).toBe('Sorry, but something went wrong.');
});

test('with challenge="show", shows the frame as soon as the card is sent', async () => {
  shop();
  const gateway = await filled(acme.replace(' ', ' data-challenge="show" '));
  const order = gateway.placeOrder();
  await expect.poll(challengeDialog).not.toBeNull();
  expect(posted).toHaveLength(1);
  answer(gateway, declined);
  await order;
  await expect.poll(challengeDialog).toBeNull();
});

const choice = (code: string, fields = '') => `<section data-payment-method="${code}">
  <label><input type="radio" name="payment[method]" value="${code}" ${fields && 'checked'}> ${code}</label>
  <div>${fields}</div></section>`;

const onlyChosen = '<style>section:not(:has(:checked)) > div { display: none }</style>';

test('selects its method again for a challenge, because moving the frame out of a hidden section would reload it', async () => {
  recordNavigation();
  shop();
  const gateway = await filled(`<form>${onlyChosen}${choice('checkmo')}${choice('acmepay', acme)}</form>`);
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  const page = frameOf(gateway).contentDocument;
  document.querySelector<HTMLInputElement>('[value=checkmo]')?.click();
  expect(gateway.checkVisibility()).toBe(false);
  answer(gateway, challenge);
  await expect.poll(challengeDialog).not.toBeNull();
  expect(frameOf(gateway).contentDocument === page).toBe(true);
  expect(gateway.checkVisibility()).toBe(true);
  answer(gateway, declined);
  await order;
});

test('cancels a challenge in a part of the page that stays hidden', async () => {
  const failures = recordEvents<{ message: string }>('shop-order-failed');
  shop();
  const gateway = await filled(`<div>${acme}</div>`);
  const part = gateway.parentElement;
  const order = gateway.placeOrder();
  await eventually(() => expect(posted).toHaveLength(1));
  part?.toggleAttribute('hidden', true);
  answer(gateway, challenge);
  await order;
  expect(failures.map(({ detail }) => detail.message)).toEqual(['You canceled the payment, so no order was placed.']);
  expect(challengeDialog()).toBeNull();
  expect(gateway.parentElement).toBe(part);
});
