import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../agreements/define';
import '../../messages/define';
import '../../offline-payment/define';
import { configureHost, sendPaymentInformation } from '@shop-elements/host';
import { resetOrders } from './checkout-state';
import { withoutMinus } from './no-minus';
import type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from './use-place-order';
import { validators } from './validators';

const agreement = (id: string, mode = '1') => ({ agreementId: id, mode, checkboxText: `Terms ${id}`, content: '' });

function checkout(extra: object = {}): object {
  return {
    storeCode: 'default',
    isCustomerLoggedIn: false,
    defaultSuccessPageUrl: 'https://shop.test/checkout/onepage/success/',
    quoteData: { entity_id: 'Qm1', customer_email: 'ann@example.com' },
    checkoutAgreements: { isEnabled: true, agreements: [agreement('1'), agreement('2', '0')] },
    ...extra,
  };
}

const section = (method: string) => `
  <section data-payment-method="${method}">
    <shop-offline-payment data-method="${method}"></shop-offline-payment>
    <shop-agreements data-method="${method}"></shop-agreements>
  </section>`;

async function pay(method = 'checkmo', html = section(method)) {
  const payment = await drawn('shop-offline-payment', html);
  await Promise.all(Array.from(document.querySelectorAll<HTMLElement>('shop-agreements, shop-messages'), ready));
  return payment;
}

function agree(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('shop-agreements input')) if (!box.checked) box.click();
}

/** Places an order, and removes its element before the shop replies. */
async function orderAndRemove(answer: Response): Promise<void> {
  const reply = later<Response>();
  serve(() => reply.promise);
  const payment = await pay();
  agree();
  const order = payment.placeOrder();
  payment.remove();
  reply.resolve(answer);
  await order;
}

function orders(calls: readonly Call[]): unknown[] {
  return calls.filter(({ path }) => path.endsWith('/payment-information')).map(({ body }) => JSON.parse(body));
}

const removers: (() => void)[] = [];

beforeEach(() => pageJson('checkoutConfig', checkout()));

afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  localStorage.clear();
  resetOrders();
});

test('sends an order with its agreements and opens the success page, which Back does not undo', async () => {
  const visited = recordNavigation();
  const placed = recordEvents<OrderPlacedDetail>('shop-order-placed');
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(calls[0]?.path).toBe('/rest/default/V1/guest-carts/Qm1/payment-information');
  expect(orders(calls)).toEqual([
    {
      cartId: 'Qm1',
      billingAddress: null,
      email: 'ann@example.com',
      paymentMethod: {
        method: 'checkmo',
        po_number: null,
        additional_data: null,
        extension_attributes: { agreement_ids: ['1'] },
      },
    },
  ]);
  expect(placed.map(({ detail }) => detail)).toEqual([{ orderId: '17' }]);
  expect(visited).toEqual([{ url: 'https://shop.test/checkout/onepage/success/', replace: true }]);
});

test('after an order, the browser no longer stores what the shopper entered in the checkout', async () => {
  recordNavigation();
  serve(() => json('17'));
  const stored = { 'checkout-data': { inputFieldEmailValue: 'ann@example.com' }, wishlist: { data_id: 1 } };
  localStorage.setItem('mage-cache-storage', JSON.stringify(stored));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(localStorage.getItem('mage-cache-storage')).not.toContain('checkout-data');
  expect(localStorage.getItem('mage-cache-storage')).toContain('wishlist');
});

test.each(vectors<{ loggedIn: boolean }, { url: string; bodyKeys: string[] }>('place-order-endpoint'))(
  'sends an order to the customer’s own cart, with the keys that the shop expects ($id)',
  async ({ input, expected }) => {
    pageJson('checkoutConfig', checkout({ isCustomerLoggedIn: input.loggedIn, quoteData: { entity_id: '7' } }));
    recordNavigation();
    const calls = serve(() => json('17'));
    const payment = await pay();
    agree();
    await payment.placeOrder();
    expect(calls[0]?.path).toBe(`/${expected.url}`);
    expect(Object.keys(orders(calls)[0] as object).sort()).toEqual([...expected.bodyKeys].sort());
  },
);

test('a guest’s request always has the keys that the shop expects', async () => {
  pageJson('checkoutConfig', checkout({ quoteData: { entity_id: 'Qm1' } }));
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(Object.keys(orders(calls)[0] as object).sort()).toEqual([
    'billingAddress',
    'cartId',
    'email',
    'paymentMethod',
  ]);
});

interface SetPayment {
  loggedIn: boolean;
  quoteId: string;
  paymentData: { method: string };
}

test.each(vectors<SetPayment, { url: string; paymentMethod: object }>('set-payment-information-endpoint'))(
  'never sends the page’s own keys to the shop ($id)',
  async ({ input, expected }) => {
    pageJson('checkoutConfig', checkout({ quoteData: { entity_id: input.quoteId } }));
    const calls = serve(() => json(true));
    await sendPaymentInformation(input.paymentData);
    expect(calls[0]?.path).toBe(`/${expected.url}`);
    expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual(expected.paymentMethod);
  },
);

test('sends no order without the manual agreements', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay();
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  expect(document.activeElement).toBe(document.querySelector('shop-agreements input'));
});

test('opens a closed <details> whose agreement is not ticked, and focuses the checkbox', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay(
    'checkmo',
    `<section data-payment-method="checkmo"><shop-offline-payment data-method="checkmo"></shop-offline-payment>
     <details><summary>Conditions</summary><details><summary>Terms</summary><shop-agreements></shop-agreements></details>
     </details></section>`,
  );
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
  expect(document.activeElement).toBe(document.querySelector('shop-agreements input'));
});

test('opens a closed <details> whose purchase order number is missing, for a button elsewhere', async () => {
  const payment = await pay(
    'purchaseorder',
    '<details><summary>Pay</summary><shop-offline-payment data-method="purchaseorder" data-button="false"></shop-offline-payment></details>',
  );
  await payment.placeOrder();
  expect(document.activeElement).toBe(payment.querySelector('input'));
});

test('ignores the agreements of another method', async () => {
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay('checkmo', section('checkmo') + section('banktransfer'));
  document.querySelector<HTMLInputElement>('[data-payment-method=checkmo] shop-agreements input')?.click();
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(1);
});

test('without sections, an order needs only the agreements above its own button', async () => {
  recordNavigation();
  const calls = serve(() => json('17'));
  const method = (code: string) =>
    `<shop-offline-payment data-method="${code}">
       <shop-agreements slot="before-button" data-method="${code}"></shop-agreements>
     </shop-offline-payment>`;
  const payment = await pay('checkmo', `<form>${method('checkmo')}${method('banktransfer')}</form>`);
  payment.querySelector<HTMLInputElement>('shop-agreements input')?.click();
  await payment.placeOrder();
  expect(orders(calls)).toEqual([
    expect.objectContaining({
      paymentMethod: expect.objectContaining({ extension_attributes: { agreement_ids: ['1'] } }),
    }),
  ]);
});

test('uses agreements elsewhere in the form if the section has none', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay(
    'checkmo',
    `<form><div data-payment-method="checkmo"><shop-offline-payment data-method="checkmo"></shop-offline-payment></div>
     <shop-agreements></shop-agreements></form>`,
  );
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
});

test('disabled agreements do not change the payment', async () => {
  pageJson('checkoutConfig', checkout({ checkoutAgreements: { isEnabled: false, agreements: [agreement('1')] } }));
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay();
  await payment.placeOrder();
  expect(orders(calls)).toEqual([
    expect.objectContaining({ paymentMethod: { method: 'checkmo', po_number: null, additional_data: null } }),
  ]);
});

test('runs every validator of the page, and one that refuses or throws stops the order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve(() => json('17'));
  const asked = vi.fn(() => true);
  removers.push(
    validators.add(() => false),
    validators.add(asked),
  );
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(asked).toHaveBeenCalledWith(payment);
  removers.shift()?.();
  removers.push(
    validators.add(async () => {
      throw new Error('broken');
    }),
  );
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('a validator starts when the one before has answered', async () => {
  serve(() => json('17'));
  const answer = later<boolean>();
  const first = vi.fn(() => answer.promise);
  const second = vi.fn(() => false);
  removers.push(validators.add(first), validators.add(second));
  const payment = await pay();
  agree();
  const placed = payment.placeOrder();
  await expect.poll(() => first.mock.calls).toHaveLength(1);
  expect(second).not.toHaveBeenCalled();
  answer.resolve(true);
  await placed;
  expect(second).toHaveBeenCalledTimes(1);
});

test('a listener can take over the order', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  const details: PlaceOrderDetail[] = [];
  payment.addEventListener('shop-place-order', (event) => {
    event.preventDefault();
    details.push((event as CustomEvent<PlaceOrderDetail>).detail);
  });
  await payment.placeOrder();
  expect(details).toEqual([
    {
      method: 'checkmo',
      data: {
        method: 'checkmo',
        po_number: null,
        additional_data: null,
        extension_attributes: { agreement_ids: ['1'] },
      },
    },
  ]);
  expect(calls).toHaveLength(0);
  await expect.poll(() => placeButton(payment).getAttribute('aria-disabled')).toBeNull();
});

test('a listener can keep the page open after the order', async () => {
  const visited = recordNavigation();
  serve(() => json('17'));
  const payment = await pay();
  agree();
  payment.addEventListener('shop-order-placed', (event) => event.preventDefault());
  await payment.placeOrder();
  expect(visited).toEqual([]);
});

function placeButton(payment: Element): HTMLButtonElement {
  return payment.querySelector<HTMLButtonElement>('.shop-place-order button') ?? expect.fail('no button');
}

test('shows a refusal next to the method and in the message area, announces it once, and allows another attempt', async () => {
  recordNavigation();
  const failed = recordEvents<OrderFailedDetail>('shop-order-failed');
  let tries = 0;
  const calls = serve(() => {
    tries += 1;
    return tries === 1 ? json({ message: 'The %1 is sold out.', parameters: ['lamp'] }, 400) : json('17');
  });
  const payment = await pay('checkmo', `<shop-messages></shop-messages>${section('checkmo')}`);
  agree();
  await payment.placeOrder();
  await expect
    .poll(() => document.querySelector('shop-messages .error')?.textContent)
    .toContain('The lamp is sold out.');
  const beside = document.getElementById(placeButton(payment).getAttribute('aria-describedby') ?? '');
  expect(beside?.textContent).toBe('The lamp is sold out.');
  expect(beside?.getAttribute('role')).toBeNull();
  expect(failed.map(({ detail }) => detail)).toEqual([{ method: 'checkmo', message: 'The lamp is sold out.' }]);
  expect(document.querySelector<HTMLInputElement>('shop-agreements input')?.checked).toBe(true);
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(2);
  await expect.poll(() => document.querySelector('shop-messages .error')).toBeNull();
  expect(payment.textContent).not.toContain('sold out');
});

test('without a message area, announces the reason next to the method and opens no dialog', async () => {
  serve(() => json({ message: 'Sold out.' }, 400));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toBe('Sold out.');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('shows a server error as a sentence for shoppers, with the shop’s report number', async () => {
  serve(() =>
    json({ message: 'Internal Error. Details are available in Magento log file. Report ID: webapi-65f0' }, 500),
  );
  const payment = await pay();
  agree();
  await payment.placeOrder();
  await expect.poll(() => payment.textContent).toContain('webapi-65f0');
  expect(payment.textContent).not.toMatch(/Internal Error|log file/);
});

test.each([
  ['an empty page', () => new Response('')],
  ['null', () => json(null)],
  ['half a reply', () => new Response('"4')],
  ['an excuse', () => json({ message: 'Sorry' })],
  ['a sentence', () => json('Please log in')],
  ['true', () => json(true)],
  ['an empty text', () => json('')],
  ['a login page', () => new Response('<!doctype html><h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['a proxy’s error page', () => new Response('<h1>Gateway timeout</h1>', { status: 504 })],
  ['nothing at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the shopper reads that the outcome is unclear, and has to confirm another attempt', async (_, answer) => {
  const visited = recordNavigation();
  const placed = recordEvents('shop-order-placed');
  const failed = recordEvents<OrderFailedDetail>('shop-order-failed');
  let reply: () => Response | Promise<Response> = answer;
  const calls = serve(() => reply());
  const payment = await pay('purchaseorder');
  agree();
  const number = payment.querySelector('input') ?? expect.fail('no field');
  await userEvent.fill(number, 'PO-77');
  await payment.placeOrder();
  expect(placed).toEqual([]);
  expect(visited).toEqual([]);
  await expect
    .poll(() => payment.querySelector('[role=alert]')?.textContent)
    .toMatch(/^(Something went wrong with your request|Sorry).* We do not know whether your order/);
  expect(failed).toHaveLength(1);
  expect(number.value).toBe('PO-77');

  reply = () => json('17');
  const dialog = () => document.querySelector('dialog[open]');
  const again = payment.placeOrder();
  await expect.poll(() => dialog()?.textContent).toContain('twice');
  dialog()?.querySelector<HTMLButtonElement>('button:not([value=ok])')?.click();
  await again;
  expect(orders(calls)).toHaveLength(1);

  const meant = payment.placeOrder();
  await expect.poll(dialog).not.toBeNull();
  dialog()?.querySelector<HTMLButtonElement>('button[value=ok]')?.click();
  await meant;
  expect(orders(calls)).toHaveLength(2);
  expect(placed).toHaveLength(1);
});

test.each([17, '17', '000000017', 'EU-17'])('accepts a number or a text as order id: %j', async (id) => {
  recordNavigation();
  const placed = recordEvents<OrderPlacedDetail>('shop-order-placed');
  serve(() => json(id));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(placed.map(({ detail }) => detail)).toEqual([{ orderId: String(id) }]);
});

test('after an order, a page that stays open cannot place a second one', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay('checkmo', section('checkmo') + section('banktransfer'));
  agree();
  payment.addEventListener('shop-order-placed', (event) => event.preventDefault());
  await payment.placeOrder();
  const [check, transfer] = [...document.querySelectorAll('shop-offline-payment')].map(placeButton);
  await expect.poll(() => check?.textContent).toBe('Your order is placed');
  // Announced once, by the method that paid.
  await expect
    .poll(() => [...document.querySelectorAll('.shop-place-order [role=status]')].map(({ textContent }) => textContent))
    .toEqual(['Your order is placed', '']);
  await expect.poll(() => transfer?.getAttribute('aria-disabled')).toBe('true');
  check?.click();
  transfer?.click();
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(1);
});

test('a new checkout in a page that stays open can place the next order', async () => {
  recordNavigation();
  const placed = recordEvents<OrderPlacedDetail>('shop-order-placed');
  let orderId = 16;
  const calls = serve(() => json(String(++orderId)));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  // The same checkout, put back.
  payment.remove();
  await expect.poll(() => payment.querySelector('button')).toBeNull();
  document.querySelector('section')?.prepend(payment);
  expect(placeButton(await ready(payment)).textContent).toBe('Your order is placed');
  const next = await pay('banktransfer');
  agree();
  await expect.poll(() => placeButton(next).textContent).toBe('Place Order');
  expect(placeButton(next).getAttribute('aria-disabled')).toBeNull();
  placeButton(next).click();
  await expect.poll(() => placed.map(({ detail }) => detail.orderId)).toEqual(['17', '18']);
  expect(orders(calls)).toHaveLength(2);
});

test('reloads the checkout after Back from the success page, because the cart has changed', async () => {
  const visited = recordNavigation();
  serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(visited.map(({ url }) => url)).toEqual(['https://shop.test/checkout/onepage/success/', location.href]);
});

test('an order that was placed before the page has loaded is not cut off by the end of loading', async () => {
  const visited = recordNavigation();
  serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(visited.map(({ url }) => url)).toEqual(['https://shop.test/checkout/onepage/success/']);
});

test('while an order runs, its button shows progress, the others are disabled, and the page stays', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  await pay('checkmo', section('checkmo') + section('banktransfer'));
  agree();
  const [check, transfer] = [...document.querySelectorAll('shop-offline-payment')];
  if (check === undefined || transfer === undefined) expect.fail('two payments');
  placeButton(check).focus();
  placeButton(check).click();
  await expect.poll(() => placeButton(check).querySelector('.shop-spinner')).not.toBeNull();
  expect(placeButton(check).textContent).toBe('Placing your order...');
  expect(check.querySelector('[role=status]')?.textContent).toBe('Placing your order...');
  expect(placeButton(transfer).textContent).toBe('Place Order');
  await expect.poll(() => placeButton(transfer).getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('.shop-loader')).toBeNull();
  expect(document.activeElement).toBe(placeButton(check));
  reply.resolve(json('17'));
  await expect.poll(() => visited).toHaveLength(1);
});

test('the purchase order number is locked while its order runs', async () => {
  recordNavigation();
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  const payment = await pay('purchaseorder');
  agree();
  const field = payment.querySelector('input') ?? expect.fail('no field');
  await userEvent.fill(field, 'PO-1');
  placeButton(payment).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(field.readOnly).toBe(true);
  reply.resolve(json({ message: 'Sold out.' }, 400));
  await expect.poll(() => field.readOnly).toBe(false);
});

/** Two methods with radio buttons; the first is selected. Returns it, and the radio button of the second. */
async function payOfTwo(method = 'checkmo') {
  const choice = (code: string) =>
    section(code).replace('>', `><label><input type="radio" name="payment[method]" value="${code}"> ${code}</label>`);
  const payment = await pay(method, `<form>${choice(method)}${choice('banktransfer')}</form>`);
  const [own, other] = document.querySelectorAll<HTMLInputElement>('[type=radio]');
  if (own === undefined || other === undefined) expect.fail('two radio buttons');
  own.click();
  agree();
  return { payment, own, other };
}

test.each([
  ['a click', (other: HTMLElement) => userEvent.click(other)],
  ['its label', (other: HTMLElement) => userEvent.click(other.closest('label') ?? other)],
  ['an arrow key', () => userEvent.keyboard('{ArrowDown}')],
  ['the space bar', pressSpaceOn],
])('while an order runs, %s doesn’t select another method, and the page doesn’t hear of it', async (_, choose) => {
  recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  const { payment, own, other } = await payOfTwo();
  own.focus();
  const order = payment.placeOrder();
  const heard = vi.fn();
  for (const type of ['click', 'input', 'change']) other.addEventListener(type, heard);
  await choose(other);
  expect(heard).not.toHaveBeenCalled();
  expect(own.checked).toBe(true);
  reply.resolve(json({ message: 'Sold out.' }, 400));
  await order;
  await choose(other);
  expect(other.checked).toBe(true);
});

async function pressSpaceOn(radio: HTMLElement): Promise<void> {
  radio.focus();
  await userEvent.keyboard(' ');
}

test('while an order runs, a script of the page can select another method', async () => {
  recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  const { payment, other } = await payOfTwo();
  const order = payment.placeOrder();
  other.click();
  expect(other.checked).toBe(true);
  reply.resolve(json('17'));
  await order;
});

test.each([
  ['its success', () => json('17'), () => {}],
  ['a failed request', () => Promise.reject(new TypeError('Failed to fetch')), () => {}],
  ['its element was removed', () => json('17'), (payment: HTMLElement) => payment.remove()],
  ['a script of the page took it over', () => json('17'), takeOver],
  ['a script of the page refused it', () => json('17'), () => onTestFinished(validators.add(() => false))],
  [
    'its checks threw',
    () => json('17'),
    () => onTestFinished(validators.add(() => Promise.reject(new Error('broken')))),
  ],
])('after an order, the shopper can select another method: %s', async (_, reply, prepare) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  recordNavigation();
  serve(reply);
  const { payment, other } = await payOfTwo();
  prepare(payment);
  await payment.placeOrder();
  await userEvent.click(other);
  expect(other.checked).toBe(true);
});

function takeOver(payment: HTMLElement): void {
  payment.addEventListener('shop-place-order', (event) => event.preventDefault(), { once: true });
}

test('a shopper whose number is missing can select another method at once, while another check still runs', async () => {
  const verdict = later<boolean>();
  onTestFinished(validators.add(() => verdict.promise));
  const { payment, other } = await payOfTwo('purchaseorder');
  const order = payment.placeOrder();
  await userEvent.click(other);
  expect(other.checked).toBe(true);
  verdict.resolve(true);
  await order;
});

/** Records everything that an element's button and status say. */
function recordProgress(payment: Element): string[] {
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(payment.textContent));
  observer.observe(payment, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

test.each([
  ['a missing number', 'input', () => agree()],
  ['a missing agreement', 'shop-agreements input', () => {}],
])('shows no progress before the message about %s', async (_, invalid, prepare) => {
  const payment = await pay('purchaseorder');
  prepare();
  if (invalid !== 'input') await userEvent.fill(payment.querySelector('input') ?? payment, 'PO-1');
  const said = recordProgress(payment);
  await payment.placeOrder();
  await expect.poll(() => document.querySelector(invalid)?.getAttribute('aria-invalid')).toBe('true');
  expect(said.join()).not.toContain('Placing your order');
  expect(placeButton(payment).getAttribute('aria-disabled')).not.toBe('true');
});

test('shows progress while a check of the page asks the server, and a second press changes nothing', async () => {
  recordNavigation();
  const verdict = later<boolean>();
  const asked = vi.fn(() => verdict.promise);
  removers.push(validators.add(asked));
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  placeButton(payment).click();
  await expect.poll(() => placeButton(payment).textContent).toBe('Placing your order...');
  placeButton(payment).click();
  verdict.resolve(true);
  await expect.poll(() => orders(calls)).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['agreements first', '<shop-agreements></shop-agreements>@', 'shop-agreements input'],
  ['the field first', '@<shop-agreements></shop-agreements>', '#po_number'],
])('focuses the first missing field on the page: %s', async (_, order, first) => {
  const payment = await pay(
    'purchaseorder',
    `<form>${order.replace('@', '<shop-offline-payment data-method="purchaseorder"></shop-offline-payment>')}</form>`,
  );
  await payment.placeOrder();
  expect(document.activeElement).toBe(document.querySelector(first));
  await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBe(2);
});

test('shows a message when a validator never settles', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve(() => json('17'));
  removers.push(validators.add(() => new Promise<boolean>(() => {})));
  const payment = await pay();
  agree();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const order = payment.placeOrder();
  await vi.advanceTimersByTimeAsync(60_001);
  vi.useRealTimers();
  await order;
  expect(calls).toHaveLength(0);
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('nothing was ordered');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('did not settle');
  vi.restoreAllMocks();
});

test('without a connection, nothing is sent, and the shopper reads why', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('You are offline');
  expect(calls).toHaveLength(0);
  online.mockReturnValue(true);
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(1);
});

test('a customer whose session has ended goes to the login page', async () => {
  const visited = recordNavigation();
  const failed = recordEvents<OrderFailedDetail>('shop-order-failed');
  serve(() => json({ message: 'The consumer isn’t authorized to access %resources.' }, 401));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(visited).toEqual([{ url: `${location.origin}/customer/account/login/`, replace: false }]);
  expect(failed.map(({ detail }) => detail)).toEqual([{ method: 'checkmo', message: '' }]);
});

test.each([
  ['a list', ['1 Main St', 'Back door']],
  ['a map, as PHP prints a list with gaps', { 0: '1 Main St', 2: 'Back door' }],
])('sends the street of the checkout’s own form, stored as %s', async (_, street) => {
  recordNavigation();
  const checkoutData = { billingAddressFromData: { country_id: 'FR', street } };
  localStorage.setItem('mage-cache-storage', JSON.stringify({ 'checkout-data': checkoutData }));
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(orders(calls)).toMatchObject([{ billingAddress: { countryId: 'FR', street: ['1 Main St', 'Back door'] } }]);
});

test('without a cart id, sends nothing, and logs what the page has to print', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  pageJson('checkoutConfig', checkout({ quoteData: undefined }));
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('checkoutConfig.quoteData.entity_id');
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('Something went wrong');
  vi.restoreAllMocks();
});

test.each([true, 1, '1', 'true'])('accepts PHP’s %j for a logged-in customer', async (yes) => {
  pageJson('checkoutConfig', checkout({ isCustomerLoggedIn: yes }));
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(calls[0]?.path).toBe('/rest/default/V1/carts/mine/payment-information');
});

test('two payment methods together place one order', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await pay('checkmo', section('checkmo') + section('banktransfer'));
  agree();
  const [check, transfer] = Array.from(document.querySelectorAll('shop-offline-payment'));
  const first = check?.placeOrder();
  await transfer?.placeOrder();
  reply.resolve(json('17'));
  await first;
  expect(orders(calls)).toHaveLength(1);
  expect(visited).toHaveLength(1);
});

test('removing the element during the request neither breaks nor loses the order', async () => {
  const visited = recordNavigation();
  await orderAndRemove(json('17'));
  expect(visited).toHaveLength(1);
});

test('pays with the number that was checked, even if a validator of the page redraws the method', async () => {
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay('purchaseorder');
  agree();
  await userEvent.fill(payment.querySelector('input') ?? document.body, 'PO-7');
  onTestFinished(
    validators.add(async (element) => {
      element.remove();
      return true;
    }),
  );
  await payment.placeOrder();
  expect(orders(calls)).toEqual([
    expect.objectContaining({ paymentMethod: expect.objectContaining({ po_number: 'PO-7' }) }),
  ]);
});

test('a refusal that comes after the page has redrawn the method is shown in a dialog', async () => {
  await orderAndRemove(json({ message: 'Your <b>cart</b> has changed.' }, 400));
  await expect
    .poll(() => document.querySelector('dialog[open]')?.textContent)
    .toContain('Your <b>cart</b> has changed.');
});

// The vector that is not a number can't be typed into a number field.
test.each(vectors<{ value: string }, string>('number-input-minus'))(
  'a number field loses its minus, a text field keeps it: $input.value ($id)',
  async ({ input, expected }) => {
    expect(withoutMinus(input.value)).toBe(expected);
    const own = '<label>Points <input type="number" id="points"></label><input id="note">';
    await pay('checkmo', section('checkmo').replace('</section>', `${own}</section>`));
    const events: string[] = [];
    document.querySelector('#points')?.addEventListener('input', ({ target }) => {
      events.push((target as HTMLInputElement).value);
    });
    for (const id of ['points', 'note']) {
      await userEvent.type(document.querySelector(`#${id}`) ?? document.body, input.value);
    }
    // No other listener sees the minus.
    expect(events.filter((value) => Number(value) < 0)).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('#points')?.value).toBe(input.value === '-5' ? '5' : '');
    expect(document.querySelector<HTMLInputElement>('#note')?.value).toBe(input.value);
  },
);

/** The shop refuses an order and redirects. Timers stand still from then on. */
async function refused() {
  const visited = recordNavigation();
  serve(() => json({ message: 'No' }, 400, { errorRedirectAction: '#shipping' }));
  document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
  const payment = await pay();
  agree();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await payment.placeOrder();
  return { payment, visited };
}

test('follows a redirect of the reply to an earlier step after a moment', async () => {
  const { visited } = await refused();
  vi.advanceTimersByTime(2999);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(visited).toEqual([{ url: '#shipping', replace: false }]);
});

test('the redirect of a refused order does not cut off the next one', async () => {
  const { payment, visited } = await refused();
  const reply = later<Response>();
  serve(() => reply.promise);
  const next = payment.placeOrder();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(visited).toEqual([]);
  reply.resolve(json('17'));
  await next;
  expect(visited).toEqual([{ url: 'https://shop.test/checkout/onepage/success/', replace: true }]);
});

test('the redirect of a refused order does not cut off the questions before the next one', async () => {
  const { payment, visited } = await refused();
  const answer = later<boolean>();
  const asked = vi.fn(() => answer.promise);
  onTestFinished(validators.add(asked));
  const next = payment.placeOrder();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(visited).toEqual([]);
  answer.resolve(false);
  await next;
});

test('an order stays placed if the host cannot navigate to the success page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  configureHost({
    navigate: () => {
      throw new Error('no router');
    },
  });
  serve(() => json('17'));
  const failures = recordEvents('shop-order-failed');
  const payment = await pay();
  agree();
  await payment.placeOrder();
  expect(failures).toEqual([]);
  expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('`navigate`'), expect.any(Error));
});
