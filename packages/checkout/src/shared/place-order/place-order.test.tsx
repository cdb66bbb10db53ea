import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../agreements/define';
import '../../messages/define';
import '../../offline-payment/define';
import { sendPaymentInformation } from '@shop-elements/host';
import { withoutMinus } from './no-minus';
import type { OrderPlacedDetail, PlaceOrderDetail } from './use-place-order';
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

function orders(calls: readonly Call[]): unknown[] {
  return calls.filter(({ path }) => path.endsWith('/payment-information')).map(({ body }) => JSON.parse(body));
}

const removers: (() => void)[] = [];

beforeEach(() => pageJson('checkoutConfig', checkout()));

afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  localStorage.clear();
  // The page came back from the success page: an order may be placed again.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

test('an order goes out with its agreements and leads to the success page, which Back does not undo', async () => {
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

test.each(vectors<{ loggedIn: boolean }, { url: string; bodyKeys: string[] }>('place-order-endpoint'))(
  'the order call is the one of the vector $id',
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

interface SetPayment {
  loggedIn: boolean;
  quoteId: string;
  paymentData: { method: string };
}

test.each(vectors<SetPayment, { url: string; paymentMethod: object }>('set-payment-information-endpoint'))(
  'the page’s own keys never reach the shop ($id)',
  async ({ input, expected }) => {
    pageJson('checkoutConfig', checkout({ quoteData: { entity_id: input.quoteId } }));
    const calls = serve(() => json(true));
    await sendPaymentInformation(input.paymentData);
    expect(calls[0]?.path).toBe(`/${expected.url}`);
    expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual(expected.paymentMethod);
  },
);

test('no order goes out without the manual agreements', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay();
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  expect(document.activeElement).toBe(document.querySelector('shop-agreements input'));
});

test('the agreements of another method are not asked', async () => {
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay('checkmo', section('checkmo') + section('banktransfer'));
  document.querySelector<HTMLInputElement>('[data-payment-method=checkmo] shop-agreements input')?.click();
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(1);
});

test('agreements elsewhere in the form count when the section has none', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay(
    'checkmo',
    `<form><div data-payment-method="checkmo"><shop-offline-payment data-method="checkmo"></shop-offline-payment></div>
     <shop-agreements></shop-agreements></form>`,
  );
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
});

test('agreements that are switched off leave the payment as it is', async () => {
  pageJson('checkoutConfig', checkout({ checkoutAgreements: { isEnabled: false, agreements: [agreement('1')] } }));
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await pay();
  await payment.placeOrder();
  expect(orders(calls)).toEqual([
    expect.objectContaining({ paymentMethod: { method: 'checkmo', po_number: null, additional_data: null } }),
  ]);
});

test('every condition of the page is asked, and one that refuses or breaks stops the order', async () => {
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

test('a listener may take the order over', async () => {
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
  expect(document.querySelector('.shop-loader')).toBeNull();
});

test('a listener may keep the page when the order is placed', async () => {
  const visited = recordNavigation();
  serve(() => json('17'));
  const payment = await pay();
  agree();
  payment.addEventListener('shop-order-placed', (event) => event.preventDefault());
  await payment.placeOrder();
  expect(visited).toEqual([]);
  expect(document.querySelector('.shop-loader')).toBeNull();
});

test.each([
  ['fails', () => json({ message: 'Internal Error. Details are available in report 0123.' }, 500)],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['sends a page', () => new Response('<h1>Error</h1>', { status: 503 })],
])('when the shop %s the shopper reads it and can try again', async (_, answer) => {
  recordNavigation();
  let tries = 0;
  const calls = serve(() => {
    tries += 1;
    return tries === 1 ? answer() : json('17');
  });
  const payment = await pay('checkmo', `<shop-messages></shop-messages>${section('checkmo')}`);
  agree();
  await payment.placeOrder();
  await expect.poll(() => document.querySelector('shop-messages .error')?.textContent).toBeTruthy();
  expect(document.querySelector('.shop-loader')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('shop-agreements input')?.checked).toBe(true);
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(2);
  await expect.poll(() => document.querySelector('shop-messages .error')).toBeNull();
});

test('two payment methods place one order between them', async () => {
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

test('an element that is taken away during the call neither breaks nor loses the order', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  const payment = await pay();
  agree();
  const order = payment.placeOrder();
  payment.remove();
  reply.resolve(json('17'));
  await order;
  expect(visited).toHaveLength(1);
});

// Specification: checkout, section 5 'Number inputs'. The vector that is no number cannot be typed into a number field.
test.each(vectors<{ value: string }, string>('number-input-minus'))(
  'the minus of the vector $id',
  async ({ input, expected }) => {
    expect(withoutMinus(input.value)).toBe(expected);
    const own = '<label>Points <input type="number" id="points"></label><input id="note">';
    await pay('checkmo', section('checkmo').replace('</section>', `${own}</section>`));
    const heard: string[] = [];
    document.querySelector('#points')?.addEventListener('input', ({ target }) => {
      heard.push((target as HTMLInputElement).value);
    });
    for (const id of ['points', 'note']) {
      await userEvent.type(document.querySelector(`#${id}`) ?? document.body, input.value);
    }
    // No other listener ever sees the minus.
    expect(heard.filter((value) => Number(value) < 0)).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('#points')?.value).toBe(input.value === '-5' ? '5' : '');
    expect(document.querySelector<HTMLInputElement>('#note')?.value).toBe(input.value);
  },
);

test('where the reply sends the shopper back a step, the page goes there after a moment', async () => {
  const visited = recordNavigation();
  serve(() => json({ message: 'No' }, 400, { errorRedirectAction: '#shipping' }));
  document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
  const payment = await pay();
  agree();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await payment.placeOrder();
  vi.advanceTimersByTime(2999);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(visited).toEqual([{ url: '#shipping', replace: false }]);
});
