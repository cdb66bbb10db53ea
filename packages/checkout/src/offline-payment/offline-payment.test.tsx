import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordEvents, recordNavigation, show } from '#testing/page';
import { json, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import { resetOrders } from '../shared/place-order';

const payment = {
  checkmo: { mailingAddress: 'ACME &amp; Sons<br />\r\n1 Main St', payableTo: 'ACME & Co' },
  instructions: { banktransfer: 'IBAN DE00 &amp; more<br />\nRef: order number' },
};

function onPage(extra: object = {}): void {
  pageJson('checkoutConfig', { storeCode: 'default', quoteData: { entity_id: 'q1' }, payment, ...extra });
}

const panel = (method: string, attributes = '') =>
  `<shop-offline-payment data-method="${method}" ${attributes}></shop-offline-payment>`;

afterEach(() => localStorage.clear());

test('keeps the server’s instructions until ready, and with an unknown method', async () => {
  onPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = show(
    'shop-offline-payment',
    '<shop-offline-payment data-method="cheque"><p data-shop-fallback>Send a check</p></shop-offline-payment>',
  );
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(element.querySelector('p')?.hidden).toBe(false);
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('expected one of "checkmo", "banktransfer"');
  vi.restoreAllMocks();
  element.dataset.method = 'checkmo';
  await eventually(() => expect(element.querySelector('p')?.hidden).toBe(true));
});

test.each(['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free'])(
  '%s is accessible',
  async (method) => {
    onPage();
    await expectAccessible(await drawn('shop-offline-payment', panel(method)));
  },
);

test.each(vectors<{ mailingAddress: string; payableTo: string }, { listShown?: boolean }>('checkmo-panel'))(
  'shows where to send a check only if the shop has said it ($id)',
  async ({ input, expected }) => {
    onPage({ payment: { checkmo: input } });
    const element = await drawn('shop-offline-payment', panel('checkmo'));
    const list = element.querySelector('dl');
    expect(list !== null).toBe(expected.listShown ?? true);
    if (list === null) return;
    expect(Array.from(list.querySelectorAll('dt'), ({ textContent }) => textContent)).toEqual([
      'Make Check payable to:',
      'Send Check to:',
    ]);
    expect(Array.from(list.querySelectorAll('dd'), ({ textContent }) => textContent)).toEqual([
      'ACME & Co',
      '1 Main St\nParis',
    ]);
  },
);

test('instructions keep only line breaks of their markup', async () => {
  onPage({ payment: { instructions: { banktransfer: 'IBAN &lt;b&gt;<br />\n<img src=x onerror=alert(1)>Ref' } } });
  const element = await drawn('shop-offline-payment', panel('banktransfer'));
  expect(element.querySelector('.shop-offline-payment__lines')?.textContent).toBe('IBAN <b>\nRef');
  expect(element.querySelector('img')).toBeNull();
});

test.each(vectors<{ method: string }, object>('offline-payment-data'))(
  'sends the method $input.method without further data ($id)',
  async ({ input, expected }) => {
    onPage();
    const element = await drawn('shop-offline-payment', panel(input.method));
    expect(element.getData()).toEqual(expected);
  },
);

test.each(vectors<{ poNumber: string }, object>('po-payment-data'))(
  'sends the number of the purchase order, and reset() empties it ($id)',
  async ({ input, expected }) => {
    onPage();
    const element = await drawn('shop-offline-payment', panel('purchaseorder'));
    await userEvent.fill(element.querySelector('input') ?? element, input.poNumber);
    expect(element.getData()).toEqual(expected);
    element.reset();
    expect(element.getData().po_number).toBe('');
  },
);

test.each(vectors<{ poNumber: string }, { valid: boolean; message: string }>('po-form-valid'))(
  'requires the purchase order number as in vector $id',
  async ({ input, expected }) => {
    onPage();
    const element = await drawn('shop-offline-payment', panel('purchaseorder'));
    expect(element.querySelector('input')?.getAttribute('aria-required')).toBe('true');
    await userEvent.fill(element.querySelector('input') ?? element, input.poNumber);
    expect(element.validate()).toBe(expected.valid);
    await expect.poll(() => element.querySelector('.shop-field__error')?.textContent).toBe(expected.message);
    expect(document.activeElement).toBe(element.querySelector('input'));
    await expectAccessible(element);
    await userEvent.type(element.querySelector('input') ?? element, 'PO-77');
    await expect.poll(() => element.querySelector('[aria-invalid="true"]')).toBeNull();
  },
);

test('spaces are no purchase order number, and those around one are not sent', async () => {
  onPage();
  const element = await drawn('shop-offline-payment', panel('purchaseorder'));
  await userEvent.fill(element.querySelector('input') ?? element, '   ');
  expect(element.validate()).toBe(false);
  await userEvent.fill(element.querySelector('input') ?? element, ' PO-77 ');
  expect(element.validate()).toBe(true);
  expect(element.getData().po_number).toBe('PO-77');
});

test.each(vectors<{ grand_total: number }, boolean>('free-method-available'))(
  'shows free payment if there is nothing to pay ($id)',
  async ({ input, expected }) => {
    onPage({ totalsData: input });
    const element = await drawn('shop-offline-payment', panel('free'));
    expect(element.textContent?.includes('No Payment Information Required')).toBe(expected);
  },
);

test('hides free payment while there is something to pay, and shows it again', async () => {
  onPage({ totalsData: { grand_total: '12.5000' } });
  const element = await drawn('shop-offline-payment', panel('free'));
  expect(element.textContent).toBe('');
  element.dataset.grandTotal = '0.00001';
  await expect.poll(() => element.textContent).toContain('No Payment Information Required');
});

test.each([{}, { totalsData: [] }, { totalsData: { grand_total: 'abc' } }])(
  'keeps the selected method if the total is unknown, as in %o',
  async (printed) => {
    onPage(printed);
    await drawn(
      'shop-offline-payment',
      `<form><section data-payment-method="checkmo"><input type="radio" name="payment[method]" value="checkmo" checked></section>
        <section data-payment-method="free"><input type="radio" name="payment[method]" value="free">${panel('free')}</section></form>`,
    );
    expect(document.querySelector<HTMLInputElement>('[value="checkmo"]')?.checked).toBe(true);
    expect(document.querySelector<HTMLElement>('[data-payment-method="checkmo"]')?.hidden).toBe(false);
  },
);

test('free payment does not repeat the title of its method', async () => {
  onPage({ totalsData: { grand_total: 0 } });
  await drawn(
    'shop-offline-payment',
    `<section data-payment-method="free">
      <input type="radio" id="free" name="payment[method]" value="free">
      <label for="free"><span>No Payment Information Required</span></label>
      ${panel('free')}
    </section>`,
  );
  await expect
    .poll(() => document.querySelector('section')?.textContent.match(/No Payment Information Required/g))
    .toHaveLength(1);
  expect(document.querySelector('section button')?.textContent).toBe('Place Order');
});

test('Enter in the purchase order field places the order and does not reload the page', async () => {
  onPage();
  const visited = recordNavigation();
  const calls = serve(() => json('17'));
  await drawn('shop-offline-payment', `<form action="/nowhere">${panel('purchaseorder')}<button>Go</button></form>`);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  await userEvent.type(document.querySelector('input') ?? document.body, 'PO-77{Enter}');
  await eventually(() => expect(visited).toHaveLength(1));
  expect(submitted).not.toHaveBeenCalled();
  expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual({
    method: 'purchaseorder',
    po_number: 'PO-77',
    additional_data: null,
  });
  resetOrders();
});

test('Enter in the purchase order field never submits the surrounding form, also without a button', async () => {
  onPage();
  const attributes = 'data-button="false"';
  await drawn('shop-offline-payment', `<form action="/nowhere">${panel('purchaseorder', attributes)}</form>`);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  await userEvent.type(document.querySelector('input') ?? document.body, '{Enter}');
  expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(document.querySelector('input') ?? document.body, 'PO-77{Enter}');
  expect(submitted).not.toHaveBeenCalled();
});

test('Enter that accepts a Japanese suggestion does not place the order', async () => {
  onPage();
  const visited = recordNavigation();
  const calls = serve(() => json('17'));
  const element = await drawn('shop-offline-payment', panel('purchaseorder'));
  const number = element.querySelector('input') ?? expect.fail('no field');
  number.value = '注文1';
  const enter = (init: KeyboardEventInit) =>
    number.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
  expect(enter({ isComposing: true })).toBe(true);
  // Safari's event, after the composition has ended.
  expect(enter({ keyCode: 229 })).toBe(true);
  expect(element.querySelector('button')?.textContent).toBe('Place Order');
  expect(enter({ keyCode: 13 })).toBe(false);
  await eventually(() => expect(visited).toHaveLength(1));
  expect(calls).toHaveLength(1);
  resetOrders();
});

test('only the selected method’s button places the order', async () => {
  onPage();
  const visited = recordNavigation();
  const calls = serve(() => json('17'));
  const section = (method: string) =>
    `<section data-payment-method="${method}"><label><input type="radio" name="payment[method]" value="${method}"> ${method}</label>
      ${panel(method)}</section>`;
  await drawn('shop-offline-payment', `<form>${section('checkmo')}${section('purchaseorder')}</form>`);
  const [check, purchase] = [...document.querySelectorAll<HTMLElement>('shop-offline-payment button')];
  const off = () => [check, purchase].map((button) => button?.getAttribute('aria-disabled'));
  expect(off()).toEqual([null, null]);
  document.querySelector<HTMLInputElement>('[value=checkmo]')?.click();
  await expect.poll(off).toEqual([null, 'true']);
  purchase?.click();
  await userEvent.type(document.querySelector('#po_number') ?? document.body, 'PO-77{Enter}');
  expect(calls).toEqual([]);
  document.querySelector<HTMLInputElement>('[value=purchaseorder]')?.click();
  await expect.poll(off).toEqual(['true', null]);
  purchase?.click();
  await eventually(() => expect(visited).toHaveLength(1));
  expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toMatchObject({ method: 'purchaseorder', po_number: 'PO-77' });
  resetOrders();
});

test('works with a shop’s own button', async () => {
  onPage();
  const element = await drawn('shop-offline-payment', panel('checkmo', 'data-button="false"'));
  expect(element.querySelector('button')).toBeNull();
  const placed = recordEvents('shop-place-order');
  recordNavigation();
  serve(() => json('17'));
  await element.placeOrder();
  expect(placed).toHaveLength(1);
  resetOrders();
});
