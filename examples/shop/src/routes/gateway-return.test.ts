import { expect, test } from 'vitest';
import { createGateway } from '../gateway/gateway';
import type { Gateway } from '../gateway/gateway-client';
import { at, globalsOf, guestAtPayment, notebook, paymentBody, testNow, testShop, xhr } from '../testing/shopper';

const link = 'https://pay.test/link';
const card = { acct: '4111111111111111', expdate: '0331', csc: '123' };
const agreed = { 'agreement[1]': '1', 'agreement[2]': '1' };

/** A guest at the payment step of a shop with a payment service, and the actions of a browser there. */
async function atPayment() {
  const service = createGateway(() => testNow);
  const gateway: Gateway = {
    origin: 'https://pay.test',
    open: async (payment) => {
      const reply = await service.request('/payments', { method: 'POST', body: JSON.stringify(payment) });
      return ((await reply.json()) as { token: string }).token;
    },
    ask: async (token) => (await service.request(`/payments/${token}`)).json(),
  };
  const { shopper, cart } = await guestAtPayment(testShop({ gateway }));
  await shopper.call('POST', `${cart}/set-payment-information`, paymentBody('harborpay'));
  const save = (fields: Record<string, string> = agreed) =>
    shopper.post('/harborpay/transparent/requestSecureToken/', { controller: 'checkout_flow', ...fields }, xhr);
  return {
    shopper,
    save,
    order: () => shopper.call('POST', `${cart}/payment-information`, paymentBody('harborpay')),
    async token(): Promise<string> {
      return String(at((await save()).json, 'harborpay', 'fields', 'securetoken'));
    },
    /** Where the payment service redirects the browser; null if it doesn't. */
    async pay(token: string, fields = card): Promise<string | null> {
      const body = new URLSearchParams({ securetoken: token, ...fields });
      return (await service.request(link, { method: 'POST', body })).headers.get('location');
    },
  };
}

test("the checkout's config and policy contain the gateway's URL", async () => {
  const { shopper } = await atPayment();
  const config = globalsOf((await shopper.visit('/checkout/config.js')).text);
  const frame = (name: string) => at(config, 'checkoutConfig', 'payment', 'iframe', name, 'harborpay');
  expect(frame('cgiUrl')).toBe(link);
  expect(frame('timeoutTime')).toBe(30_000);
  const page = await shopper.visit('/checkout/');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://pay.test");
});

test('an order is saved, paid, and then placed', async () => {
  const { shopper, token, pay, order } = await atPayment();
  const secure = await token();
  expect((await order()).json).toEqual({ message: 'Your payment was not completed. Please try again.' });
  const back = await pay(secure);
  expect(back).toBe(`https://shop.test/harborpay/transparent/response?token=${secure}`);
  expect((await shopper.visit(back ?? '')).text).toContain('data-result="approved"');
  expect((await order()).json).toBe('1');
  const placed = (await shopper.call('GET', '/__test__/orders')).json;
  expect(at(placed, 0, 'payment')).toMatchObject({ cardType: 'VI', cardLast4: '1111' });
});

test('a declined card and an unpaid token pay nothing', async () => {
  const { shopper, token, pay, order } = await atPayment();
  const back = await pay(await token(), { ...card, acct: '4000000000000002' });
  expect((await shopper.visit(back ?? '')).text).toMatch(/data-result="declined" data-message="Your card was declined/);
  const unpaid = await shopper.visit(`/harborpay/transparent/response?token=${await token()}`);
  expect(unpaid.text).toContain('data-result="declined"');
  const unknown = await shopper.visit('/harborpay/transparent/response?token=x');
  expect(unknown.headers.get('location')).toBe('https://shop.test/checkout/');
  expect((await order()).status).toBe(400);
});

test('a payment is valid only for the unchanged cart', async () => {
  const { shopper, token, pay, order } = await atPayment();
  await shopper.visit((await pay(await token())) ?? '');
  await shopper.post(`/checkout/cart/add/product/${notebook}/`, { product: notebook, qty: 1 }, xhr);
  expect((await order()).json).toEqual({ message: 'Your payment was not completed. Please try again.' });
});

test('a token can be paid only once', async () => {
  const { token, pay } = await atPayment();
  const secure = await token();
  expect(await pay(secure)).not.toBeNull();
  expect(await pay(secure)).toBeNull();
});

test('nothing can be paid before the terms are accepted', async () => {
  const { shopper, save } = await atPayment();
  expect((await save({})).json).toEqual({
    success: false,
    error: true,
    error_messages: expect.stringContaining('First, agree to the terms'),
  });
  const plain = await shopper.post('/checkout/onepage/placeOrder/', { 'payment[method]': 'harborpay' });
  expect(plain.headers.get('location')).toBe('https://shop.test/checkout/');
  const paying = await shopper.post('/checkout/onepage/placeOrder/', { 'payment[method]': 'harborpay', ...agreed });
  expect(paying.headers.get('location')).toMatch(/^https:\/\/pay\.test\/pay\/[0-9a-f]{32}$/);
});
