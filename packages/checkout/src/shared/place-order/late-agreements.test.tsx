import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, pageJson, recordNavigation } from '#testing/page';
import { type Call, json, serve } from '#testing/server';
import '../../offline-payment/define';
import { resetOrders } from './checkout-state';

// A separate file, because here the agreements' code has not loaded yet, as with the loader on a slow connection.

const terms = { agreementId: '1', mode: '1', checkboxText: 'Terms', content: '' };

beforeEach(() => {
  recordNavigation();
  pageJson('checkoutConfig', {
    quoteData: { entity_id: 'Qm1' },
    checkoutAgreements: { isEnabled: true, agreements: [terms] },
  });
});

afterEach(resetOrders);

function pay() {
  return drawn(
    'shop-offline-payment',
    `<section data-payment-method="checkmo">
       <shop-offline-payment data-method="checkmo"></shop-offline-payment><shop-agreements></shop-agreements>
     </section>`,
  );
}

function sent(calls: readonly Call[]): unknown[] {
  return calls.map(({ body }) => JSON.parse(body).paymentMethod.extension_attributes);
}

test('an order waits for its agreements, and is not sent if their code never loads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve(() => json('17'));
  const payment = await pay();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const order = payment.placeOrder();
  await vi.advanceTimersByTimeAsync(10_001);
  vi.useRealTimers();
  await order;
  expect(calls).toHaveLength(0);
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('terms could not be loaded');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('not defined');
  vi.restoreAllMocks();
});

test('agreements whose code failed to load stop the order at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve(() => json('17'));
  const payment = await pay();
  // As the loader does when the file fails to load.
  document.querySelector('shop-agreements')?.setAttribute('data-state', 'error');
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('terms could not be loaded');
  vi.restoreAllMocks();
});

test('validates and sends agreements that load while the order waits', async () => {
  const calls = serve(() => json('17'));
  const payment = await pay();
  const order = payment.placeOrder();
  await import('../../agreements/define');
  await order;
  const box = document.querySelector<HTMLInputElement>('shop-agreements input') ?? expect.fail('no box');
  expect(document.activeElement).toBe(box);
  expect(calls).toHaveLength(0);
  box.click();
  await payment.placeOrder();
  expect(sent(calls)).toEqual([{ agreement_ids: ['1'] }]);
});

test('agreements with invalid settings stop the order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await import('../../agreements/define');
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, checkoutAgreements: { isEnabled: 'perhaps' } });
  const calls = serve(() => json('17'));
  const payment = await pay();
  await payment.placeOrder();
  expect(calls).toHaveLength(0);
  await expect.poll(() => payment.querySelector('[role=alert]')?.textContent).toContain('terms could not be loaded');
  vi.restoreAllMocks();
});
