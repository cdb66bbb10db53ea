import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, pageJson, recordNavigation } from '#testing/page';
import { type Call, json, serve } from '#testing/server';
import '../../offline-payment/define';
import { resetOrders } from './order-phase';

// In its own file, because a page decides only once whether it uses Luma’s customer data.

const HOOKS = 'Magento_Checkout/js/model/payment/place-order-hooks';

let calls: Call[];
let hooks: { requestModifiers: unknown[]; afterRequestListeners: unknown[] };

beforeEach(() => {
  hooks = { requestModifiers: [], afterRequestListeners: [] };
  const defined = (name: string) => name === HOOKS;
  pageJson(
    'require',
    Object.assign(() => hooks, { defined, specified: () => false }),
  );
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, defaultSuccessPageUrl: 'https://shop.test/success/' });
  recordNavigation();
  calls = serve(() => json('17'));
});

afterEach(resetOrders);

async function placeOrder(): Promise<void> {
  const payment = await drawn(
    'shop-offline-payment',
    '<shop-offline-payment data-method="checkmo"></shop-offline-payment>',
  );
  await payment.placeOrder();
}

const order = () => calls.find(({ path }) => path.endsWith('/payment-information'));

test('Luma’s modules add their headers to an order, such as the token of a reCAPTCHA, and may change it', async () => {
  hooks.requestModifiers.push((headers: Record<string, string>, payload: Record<string, unknown>) => {
    headers['X-ReCaptcha'] = 'token';
    payload['comments'] = 'Ring twice';
  });
  const ended = vi.fn();
  hooks.afterRequestListeners.push(ended);
  await placeOrder();
  expect(order()?.headers.get('X-ReCaptcha')).toBe('token');
  expect(JSON.parse(order()?.body ?? '')).toMatchObject({ cartId: 'Qm1', comments: 'Ring twice' });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a module of the page that throws does not stop the order', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('broken module');
  };
  hooks.requestModifiers.push(fail);
  hooks.afterRequestListeners.push(fail);
  await placeOrder();
  expect(order()).toBeDefined();
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
