import { resetOrders } from '@shop-elements/checkout/shared/place-order';
import { sendPaymentInformation } from '@shop-elements/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, serve } from '#testing/server';
import '@shop-elements/checkout/offline-payment/define';
import '@shop-elements/site/captcha/define';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

let calls: Call[];
let section: { isRequired: boolean; timestamp: number } | undefined;
/** Seconds. Later in each test, because the page keeps the customer data of the test before. */
let now = 0;
/** The shop's reply to an order. */
let reply: () => Response;

const orders = () => calls.filter(({ path }) => path.endsWith('/payment-information'));
const newPictures = () => calls.filter(({ path }) => path.includes('/captcha/refresh'));
const refuse = (message: string) => () => json({ message }, 400);

async function checkout(attributes = '') {
  const payment = await drawn(
    'shop-offline-payment',
    `<shop-captcha data-form-id="payment_processing_request" data-image-src="${picture}" data-timestamp="${now}" ${attributes}></shop-captcha>
     <shop-offline-payment data-method="checkmo"></shop-offline-payment>`,
  );
  const captcha = document.querySelector<HTMLElement>('shop-captcha');
  if (captcha !== null) await ready(captcha);
  return payment;
}

const field = () => document.querySelector<HTMLInputElement>('shop-captcha [data-shop-root] input[type="text"]');

async function type(text: string): Promise<void> {
  const input = field();
  if (input === null) throw new Error('the page shows no captcha');
  await userEvent.fill(input, text);
}

beforeEach(() => {
  section = undefined;
  now += 100;
  reply = () => json('17');
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, defaultSuccessPageUrl: '/success/' });
  recordNavigation();
  calls = serve(({ path }) => {
    if (path.includes('/captcha/refresh')) return json({ imgSrc: picture });
    if (path.includes('/section/load'))
      return json({ captcha: { ...(section && { payment_processing_request: section }), data_id: 1 } });
    return reply();
  });
});

afterEach(() => {
  localStorage.clear();
  resetOrders();
});

test.each(['', 'data-request="form"'])('the order carries the letters that the shopper typed (%o)', async (format) => {
  const payment = await checkout(`data-is-required ${format}`);
  await type('AB3');
  await payment.placeOrder();
  expect(orders()[0]?.headers.get('X-Captcha')).toBe('AB3');
  expect(orders()[0]?.body).not.toContain('AB3');
});

test('without a required captcha, the order has no such header', async () => {
  const payment = await checkout();
  await payment.placeOrder();
  expect(orders()[0]?.headers.has('X-Captcha')).toBe(false);
  expect(newPictures()).toEqual([]);
});

test('an order without the letters is not sent, and the focus moves to their field', async () => {
  const payment = await checkout('data-is-required');
  const failed = recordEvents('shop-order-failed');
  await payment.placeOrder();
  expect(orders()).toEqual([]);
  expect(failed).toEqual([]);
  expect(document.activeElement).toBe(field());
  await type('AB3');
  await payment.placeOrder();
  expect(orders()).toHaveLength(1);
});

test('after a refused order, there is a new picture, and the used letters are gone', async () => {
  section = { isRequired: true, timestamp: now + 1 };
  reply = refuse('Incorrect CAPTCHA');
  const payment = await checkout('data-is-required');
  await type('WRONG');
  await payment.placeOrder();
  await expect.poll(() => newPictures().length).toBe(1);
  await expect.poll(() => field()?.value).toBe('');
  expect(document.body.textContent).toContain('Incorrect CAPTCHA');
});

test('the letters stay for the order after the payment information, which a gateway sends first', async () => {
  const payment = await checkout('data-is-required');
  await type('AB3');
  await sendPaymentInformation({ method: 'checkmo' });
  expect(newPictures()).toEqual([]);
  await payment.placeOrder();
  expect(orders()[0]?.headers.get('X-Captcha')).toBe('AB3');
});

test('letters that no header can hold are refused by the shop, not by the browser', async () => {
  const payment = await checkout('data-is-required');
  await type('ЖЩ中');
  await payment.placeOrder();
  expect(decodeURIComponent(orders()[0]?.headers.get('X-Captcha') ?? '')).toBe('ЖЩ中');
});

test('the captcha appears when a refused order makes the shop require it', async () => {
  reply = refuse('Please provide CAPTCHA code and try again');
  const payment = await checkout();
  expect(field()).toBeNull();
  section = { isRequired: true, timestamp: now + 1 };
  await payment.placeOrder();
  await expect.poll(() => field()?.required).toBe(true);
  reply = () => json('17');
  await type('AB3');
  await payment.placeOrder();
  expect(orders().at(-1)?.headers.get('X-Captcha')).toBe('AB3');
});

test('the letters win over Luma’s own captcha, if that is still on the page, with an empty field', async () => {
  const HOOKS = 'Magento_Checkout/js/model/payment/place-order-hooks';
  const emptyCaptcha = (headers: Record<string, unknown>) => Object.assign(headers, { 'X-Captcha': null });
  const hooks = { requestModifiers: [emptyCaptcha], afterRequestListeners: [] };
  pageJson(
    'require',
    Object.assign(() => hooks, { defined: (name: string) => name === HOOKS, specified: () => false }),
  );
  const payment = await checkout('data-is-required');
  await type('AB3');
  await payment.placeOrder();
  expect(orders()[0]?.headers.get('X-Captcha')).toBe('AB3');
});
