import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordEvents } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../messages/define';
import { resetOrders, validators } from '../shared/place-order';
import './define';
import type { Message } from '@shop-elements/host';
import type { InstantPurchaseDetail } from './use-instant-purchase';

const KEY = 'q3Zr81LmNa0PwXy2';
const offer = {
  available: true,
  paymentToken: { publicHash: '9f1c', summary: 'Credit Card: Visa, ending: 1111 (expires: 01/2030)' },
  shippingAddress: { id: '4', summary: 'Ann Lee, 1 Main St\nBack <b>door</b>, Paris,  75001, France' },
  billingAddress: { id: '5', summary: 'Ann Lee, 2 Main St, Paris,  75001, France' },
  shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: 'Cheapest price' },
};
const answer = { response: 'Your order number is: 000000123.' };

const productForm = (inside = '<shop-instant-purchase></shop-instant-purchase>') => `
  <shop-messages></shop-messages>
  <form id="product_addtocart_form" action="/checkout/cart/add/product/42/" method="post">
    <input type="hidden" name="product" value="42"><input type="hidden" name="form_key" value="fromthecache">
    <input type="checkbox" name="links[]" value="7" checked><input type="checkbox" name="links[]" value="8" checked>
    <label>Qty <input name="qty" type="number" min="1" max="9" value="2"></label>
    ${inside}
  </form>`;

/** A shop with a current section, which answers orders in turn. */
function shop(section: unknown, order: () => Response | Promise<Response> = () => json(answer)): Call[] {
  let messages: Message[] = [];
  return serve(async ({ path, method }) => {
    if (method === 'POST') {
      const reply = await order();
      if (reply.ok) messages = [{ type: 'success', text: answer.response }];
      return reply;
    }
    const asked = new URL(path, location.href).searchParams.get('sections')?.split(',') ?? [];
    const data: Record<string, object> = {
      'instant-purchase': { ...(section as object), data_id: 2 },
      messages: { messages, data_id: 3 },
    };
    return json(Object.fromEntries(asked.map((name) => [name, data[name] ?? { data_id: 2 }])));
  });
}

function store(section: object): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = 'mage-cache-sessid=true;path=/';
  localStorage.setItem('mage-cache-storage', JSON.stringify({ 'instant-purchase': { ...section, data_id: 1 } }));
}

function orders(calls: readonly Call[]): Record<string, string[]>[] {
  return calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => {
      const fields = new URLSearchParams(body);
      return Object.fromEntries(Array.from(fields.keys(), (name) => [name, fields.getAll(name)]));
    });
}

function button(words = 'Instant Purchase'): HTMLButtonElement {
  const buttons = Array.from(document.querySelectorAll('button'));
  return buttons.find(({ textContent }) => textContent === words) ?? expect.fail(`no button ${words}`);
}

async function offered(inside?: string): Promise<HTMLElement> {
  const element = await drawn('shop-instant-purchase', productForm(inside));
  await expect.poll(() => element.querySelector('button')).not.toBeNull();
  return element;
}

async function asked(): Promise<HTMLDialogElement> {
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  return document.querySelector('dialog') ?? expect.fail('no dialog');
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `form_key=${KEY};path=/`;
});

afterEach(() => {
  resetOrders();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  for (const name of ['section_data_ids', 'mage-cache-sessid']) document.cookie = `${name}=;path=/;max-age=0`;
});

test.each(vectors<{ section: object }, { buttonVisible: boolean; hiddenInputs?: object }>('instant-purchase-state'))(
  'shows the button if the shop allows it ($id)',
  async ({ input, expected }) => {
    const calls = shop(input.section);
    const element = await drawn('shop-instant-purchase', productForm());
    await expect.poll(() => calls.length).toBe(1);
    await expect.poll(() => element.querySelector('button') !== null).toBe(expected.buttonVisible);
    const inputs = Array.from(element.querySelectorAll<HTMLInputElement>('input[type=hidden]'));
    expect(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))).toEqual(expected.hiddenInputs ?? {});
  },
);

test.each([
  ['when not available', { ...offer, available: false }],
  ['without a card', { ...offer, paymentToken: null }],
  ['without an address', { ...offer, billingAddress: undefined }],
  ['with PHP’s empty list', { ...offer, shippingMethod: [] }],
])('shows no button %s', async (_, section) => {
  const calls = shop(section);
  const element = await drawn('shop-instant-purchase', productForm());
  await expect.poll(() => calls.length).toBe(1);
  await eventually(() => expect(localStorage.getItem('mage-cache-storage')).toContain('instant-purchase'));
  expect(element.textContent).toBe('');
  expect(element.querySelector('button, input')).toBeNull();
});

test('uses stored data at once, and closes button and confirmation if the server then disagrees', async () => {
  store(offer);
  const reply = later<Response>();
  serve(() => reply.promise);
  await offered();
  button().click();
  await asked();
  reply.resolve(json({ 'instant-purchase': { available: false, data_id: 2 } }));
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.querySelector('shop-instant-purchase button')).toBeNull();
});

test.each(vectors<{ formValid: boolean }, { dialogOpen: boolean; requests: number }>('instant-purchase-click'))(
  'opens the confirmation if the product form is valid ($id)',
  async ({ input, expected }) => {
    const calls = shop(offer);
    await offered();
    const qty = document.querySelector<HTMLInputElement>('[name=qty]') ?? expect.fail('no qty');
    qty.value = input.formValid ? '2' : '10';
    button().click();
    await expect.poll(() => document.querySelector('dialog[open]') !== null).toBe(expected.dialogOpen);
    expect(orders(calls)).toHaveLength(expected.requests);
    if (!input.formValid) expect(document.activeElement).toBe(qty);
  },
);

test('orders nothing while a validator of the page refuses', async () => {
  const calls = shop(offer);
  const element = await offered();
  const validator = vi.fn(() => false);
  onTestFinished(validators.add(validator));
  button().click();
  await asked();
  button('OK').click();
  await expect.poll(() => validator.mock.calls).toEqual([[element]]);
  await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
  expect(orders(calls)).toHaveLength(0);
});

test('shows a message when a validator of the page never settles', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const calls = shop(offer);
  await offered();
  const validator = vi.fn(() => new Promise<boolean>(() => {}));
  onTestFinished(validators.add(validator));
  button().click();
  await asked();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button('OK').click();
  await vi.waitFor(() => expect(validator).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(60_001);
  vi.useRealTimers();
  await expect.poll(() => document.querySelector('shop-messages .error')?.textContent).toContain('nothing was ordered');
  expect(orders(calls)).toHaveLength(0);
  await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
});

test('runs Magento’s own form validation too', async () => {
  shop(offer);
  const questions: unknown[] = [];
  const validation = (question?: string): boolean => {
    questions.push(question);
    return false;
  };
  pageJson('jQuery', () => ({ trigger() {}, validation }));
  await offered();
  button().click();
  expect(questions).toEqual([undefined, 'isValid']);
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('the confirmation lists everything that will be used, as text', async () => {
  shop(offer);
  const element = await offered();
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<h1><span data-ui-id="page-title-wrapper">Joust &lt;i&gt;Bag&lt;/i&gt;</span></h1>
     <div class="price-box" data-product-id="7"><span data-price-type="finalPrice"><span class="price">$1</span></span></div>
     <div class="price-box" data-product-id="42">
       <span data-price-type="oldPrice"><span class="price">$40.00</span></span>
       <span data-price-type="finalPrice"><span class="price">$34.00</span></span></div>`,
  );
  await expectAccessible(element);
  button().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await asked();
  expect(dialog.querySelector('h2')?.textContent).toBe('Instant Purchase Confirmation');
  expect(dialog.textContent).toContain('Are you sure you want to place order and pay?');
  const rows = Array.from(dialog.querySelectorAll('dl > div'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Product', 'Joust <i>Bag</i>'],
    ['Qty', '2'],
    ['Price each', '$34.00'],
    ['Shipping Address', offer.shippingAddress.summary],
    ['Billing Address', offer.billingAddress.summary],
    ['Payment Method', offer.paymentToken.summary],
    ['Shipping Method', offer.shippingMethod.summary],
  ]);
  await expectAccessible(dialog);
});

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s buys nothing and restores the focus', async (_, leave) => {
  const calls = shop(offer);
  await offered();
  await userEvent.click(button());
  await asked();
  await leave();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(orders(calls)).toEqual([]);
});

interface Confirmed {
  requests: number;
  loaderStopped: boolean;
  messagesSectionReloaded: boolean;
}

test.each(vectors<{ serverReply: { response: string } }, Confirmed>('instant-purchase-confirm'))(
  'places the order and shows the shop’s message ($id)',
  async ({ input, expected }) => {
    const reply = later<Response>();
    const calls = shop(offer, () => reply.promise);
    const recorded = ['shop-instant-purchase-place', 'shop-instant-purchase-placed'].map((type) =>
      recordEvents<InstantPurchaseDetail>(type),
    );
    await offered();
    button().focus();
    button().click();
    await asked();
    const ok = button('OK');
    ok.click();
    ok.click();
    await expect.poll(() => document.querySelector('.shop-spinner')).not.toBeNull();
    // The button shows progress; the page is not covered, and the focus stays.
    const buying = button('Placing your order...');
    expect(buying.querySelector('.shop-spinner')).not.toBeNull();
    expect(document.querySelector('shop-instant-purchase [role="status"]')?.textContent).toBe('Placing your order...');
    expect(document.querySelector('.shop-loader')).toBeNull();
    // Neither another press nor another confirmation starts a second order.
    buying.click();
    expect(buying.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(buying);
    reply.resolve(json(input.serverReply));
    await expect
      .poll(() => document.querySelector('shop-messages .success')?.textContent)
      .toBe(input.serverReply.response);
    expect(orders(calls)).toHaveLength(expected.requests);
    expect(calls[1]?.path).toBe('/instantpurchase/button/placeOrder');
    expect(orders(calls)[0]).toEqual({
      product: ['42'],
      form_key: [KEY],
      'links[]': ['7', '8'],
      qty: ['2'],
      instant_purchase_payment_token: ['9f1c'],
      instant_purchase_shipping_address: ['4'],
      instant_purchase_billing_address: ['5'],
      instant_purchase_carrier: ['instant-purchase'],
      instant_purchase_shipping: ['cheapest'],
    });
    await expect
      .poll(() => document.querySelector('shop-instant-purchase .shop-spinner') === null)
      .toBe(expected.loaderStopped);
    expect(calls.some(({ path }) => /sections=[^&]*messages/.test(path))).toBe(expected.messagesSectionReloaded);
    expect(recorded.map((events) => events.map(({ detail }) => detail))).toEqual([
      [{ product: '42' }],
      [{ product: '42' }],
    ]);
    await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
  },
);

test('while one button places an order, another one does nothing', async () => {
  const reply = later<Response>();
  shop(offer, () => reply.promise);
  await offered('<shop-instant-purchase></shop-instant-purchase><shop-instant-purchase></shop-instant-purchase>');
  await expect.poll(() => document.querySelectorAll('shop-instant-purchase button')).toHaveLength(2);
  button().click();
  await asked();
  button('OK').click();
  await expect.poll(() => button().getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  button().click();
  reply.resolve(json(answer));
  await expect.poll(() => document.querySelector('shop-instant-purchase [aria-disabled]')).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
});

test('two elements outside the form place one order and send each field once', async () => {
  const reply = later<Response>();
  const calls = shop(offer, () => reply.promise);
  await offered(
    '<shop-instant-purchase></shop-instant-purchase></form><shop-instant-purchase></shop-instant-purchase>',
  );
  await expect.poll(() => document.querySelectorAll('shop-instant-purchase button')).toHaveLength(2);
  for (const each of document.querySelectorAll<HTMLElement>('shop-instant-purchase button')) each.click();
  await expect.poll(() => document.querySelectorAll('dialog[open]')).toHaveLength(2);
  for (const dialog of document.querySelectorAll('dialog')) dialog.querySelectorAll('button')[1]?.click();
  await expect.poll(() => orders(calls).length).toBe(1);
  reply.resolve(json(answer));
  await expect.poll(() => document.querySelector('shop-instant-purchase [aria-disabled]')).toBeNull();
  expect(orders(calls)).toHaveLength(1);
  expect(orders(calls)[0]?.instant_purchase_payment_token).toEqual(['9f1c']);
});

test('a listener can cancel before anything is sent', async () => {
  const calls = shop(offer);
  const element = await offered();
  element.addEventListener('shop-instant-purchase-place', (event) => event.preventDefault());
  button().click();
  await asked();
  button('OK').click();
  await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
  expect(orders(calls)).toEqual([]);
});

test('without a connection, nothing is sent, and a later purchase warns of nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const calls = shop(offer);
  await offered();
  button().click();
  await asked();
  button('OK').click();
  await expect
    .poll(() => document.querySelector('shop-messages .error')?.textContent)
    .toContain('You are offline, so nothing was ordered.');
  expect(orders(calls)).toEqual([]);
  online.mockReturnValue(true);
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  button().click();
  expect((await asked()).textContent).not.toContain('twice');
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with a page', () => new Response('<title>Login</title>')],
])(
  'when the shop %s, the shopper reads that the outcome is unclear, and has to confirm another attempt',
  async (_, fail) => {
    let tries = 0;
    const calls = shop(offer, () => {
      tries += 1;
      return tries === 1 ? fail() : json(answer);
    });
    const placed = recordEvents('shop-instant-purchase-placed');
    await offered();
    button().click();
    await asked();
    button('OK').click();
    await expect
      .poll(() => document.querySelector('shop-messages .error')?.textContent)
      .toContain('We do not know whether your order was placed.');
    expect(placed).toHaveLength(0);
    await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
    button().click();
    expect((await asked()).textContent).toContain('may pay twice');
    button('OK').click();
    await expect.poll(() => placed.length).toBe(1);
    expect(orders(calls)).toHaveLength(2);
  },
);

test('a purchase that the shop refuses does not make an earlier one without a clear reply forgotten', async () => {
  let tries = 0;
  shop(offer, () => {
    tries += 1;
    return tries === 1 ? new Response('<title>Login</title>') : json({ response: 'Out of stock' });
  });
  await offered();
  for (const attempt of [1, 2]) {
    button().click();
    await asked();
    button('OK').click();
    await expect.poll(() => tries).toBe(attempt);
    await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
  }
  button().click();
  expect((await asked()).textContent).toContain('may pay twice');
});

test.each([
  ['an empty list', () => json([])],
  ['true', () => json(true)],
  ['null', () => json(null)],
])('the purchase is placed whatever the shop replies: %s', async (_, reply) => {
  const calls = shop(offer, reply);
  const placed = recordEvents('shop-instant-purchase-placed');
  await offered();
  button().click();
  await asked();
  button('OK').click();
  await expect.poll(() => document.querySelector('shop-messages .success')).not.toBeNull();
  expect(placed).toHaveLength(1);
  expect(document.querySelector('shop-messages .error')).toBeNull();
  expect(orders(calls)).toHaveLength(1);
});

test('scrolls to the shop’s message about the order, which may be far above the button', async () => {
  shop(offer, () => json(answer));
  const element = await offered();
  element.style.cssText = 'display: block; margin-block: 3000px';
  element.scrollIntoView();
  expect(scrollY).toBeGreaterThan(1000);
  button().click();
  await asked();
  button('OK').click();
  const message = () => document.querySelector('shop-messages .success')?.getBoundingClientRect().top;
  await expect.poll(message).toBeGreaterThanOrEqual(0);
  expect(message()).toBeLessThan(innerHeight);
});

test('shows a server error, and lets the shopper retry', async () => {
  let tries = 0;
  const calls = shop(offer, () => {
    tries += 1;
    return tries === 1 ? json({ message: 'x' }, 500) : json(answer);
  });
  const placed = recordEvents('shop-instant-purchase-placed');
  await offered();
  for (const wanted of ['.error', '.success']) {
    button().click();
    await asked();
    button('OK').click();
    await expect.poll(() => document.querySelector(`shop-messages ${wanted}`)).not.toBeNull();
    await expect.poll(() => button().hasAttribute('aria-disabled')).toBe(false);
  }
  expect(document.querySelector('shop-messages .error')).toBeNull();
  expect(orders(calls)).toHaveLength(2);
  expect(placed).toHaveLength(1);
});

test('supports another form, URL and button text', async () => {
  const calls = shop(offer);
  await offered(
    `</form><form class="mine"><input name="product" value="9"></form>
     <shop-instant-purchase data-form=".mine" data-url="/buy/now" data-button-text="Buy now"></shop-instant-purchase>`,
  );
  button('Buy now').click();
  await asked();
  button('OK').click();
  await expect.poll(() => orders(calls)[0]?.product).toEqual(['9']);
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/buy/now');
});

test('reports a missing form to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  shop(offer);
  await offered('<shop-instant-purchase data-form="#elsewhere"></shop-instant-purchase>');
  button().click();
  expect(error.mock.calls[0]?.[0]).toContain('no form matches #elsewhere');
});

test.each([
  ['a proxy that gives up', () => new Response('<h1>Gateway Timeout</h1>', { status: 504 })],
  ['half an answer', () => new Response('{"resp')],
])('after %s the shopper reads that the purchase may have succeeded', async (_, reply) => {
  shop(offer, reply);
  const placed = recordEvents('shop-instant-purchase-placed');
  const recorded = recordEvents<{ text: string }>('shop-message');
  await offered();
  button().click();
  const dialog = await asked();
  [...dialog.querySelectorAll('button')].at(-1)?.click();
  await expect
    .poll(() => document.body.textContent + JSON.stringify(recorded))
    .toContain('do not know whether your order');
  expect(placed).toEqual([]);
});
