import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { drawn, pageJson, recordEvents } from '#testing/page';
import { type Call, json, serve } from '#testing/server';
import './define';
import '../coupon/define';
import type { CouponChangeDetail } from '../coupon';
import { resetOrders } from '../shared/place-order';

// The amount left to pay changes during the payment step.

const section = (method: string, more = '') => `
  <section data-payment-method="${method}" aria-label="${method}">
    <label><input type="radio" name="payment[method]" value="${method}"> ${method}</label>
    <shop-offline-payment data-method="${method}" ${more}></shop-offline-payment>
  </section>`;

const step = section('checkmo') + section('banktransfer') + section('free');

function totals(amount: number): void {
  pageJson('checkoutConfig', {
    quoteData: { entity_id: 'q1' },
    priceFormat: { pattern: '$%s' },
    totalsData: { grand_total: amount },
  });
}

function config(): { totalsData: unknown } {
  return Reflect.get(window, 'checkoutConfig') as { totalsData: unknown };
}

/** The visible methods; the selected one has a star. */
function offered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('section')]
    .filter((shown) => shown.checkVisibility())
    .map((shown) => `${shown.ariaLabel}${shown.querySelector('input')?.checked ? '*' : ''}`);
}

function choose(method: string): void {
  document.querySelector<HTMLInputElement>(`input[value="${method}"]`)?.click();
}

beforeEach(() => totals(41.9));
afterEach(resetOrders);

test('totals set by the page replace the methods by free payment, and restore the selection', async () => {
  await drawn('shop-offline-payment', `<form>${step}</form>`);
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer']);
  choose('banktransfer');
  const chosen: string[] = [];
  document.querySelector('form')?.addEventListener('change', ({ target }) => {
    chosen.push((target as HTMLInputElement).value);
  });
  config().totalsData = { grand_total: '0.0000' };
  await expect.poll(offered).toEqual(['free*']);
  expect(document.querySelector('section[aria-label=free]')?.textContent).toContain('No Payment Information Required');
  config().totalsData = { grand_total: '41.9000' };
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer*']);
  expect(chosen).toEqual(['free', 'banktransfer']);
});

test('without a previous selection, none is restored', async () => {
  totals(0);
  await drawn('shop-offline-payment', `<form>${step}</form>`);
  await expect.poll(offered).toEqual(['free*']);
  config().totalsData = { grand_total: 5 };
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer']);
});

test('methods that the page has hidden stay hidden', async () => {
  const hidden = section('applepay')
    .replace('<section', '<section hidden')
    .replace(/<shop-.*>/, '');
  await drawn('shop-offline-payment', `<form>${hidden}${step}</form>`);
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer']);
  config().totalsData = { grand_total: 0 };
  await expect.poll(offered).toEqual(['free*']);
  config().totalsData = { grand_total: 41.9 };
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer']);
});

test('free payment that the server preselected is not sent while there is something to pay', async () => {
  const free = section('free').replace('value="free"', 'value="free" checked');
  await drawn('shop-offline-payment', `<form>${section('checkmo')}${free}</form>`);
  await expect.poll(offered).toEqual(['checkmo']);
  expect(new FormData(document.querySelector('form') ?? undefined).get('payment[method]')).toBeNull();
});

test('without its own amount any more, follows the page’s total', async () => {
  await drawn('shop-offline-payment', `<form>${section('checkmo')}${section('free', 'data-grand-total="0"')}</form>`);
  await expect.poll(offered).toEqual(['free*']);
  document.querySelector('[data-method=free]')?.removeAttribute('data-grand-total');
  await expect.poll(offered).toEqual(['checkmo']);
});

test('uses an amount changed in the markup at once', async () => {
  await drawn('shop-offline-payment', `<form>${section('checkmo')}${section('free', 'data-grand-total="12"')}</form>`);
  await expect.poll(offered).toEqual(['checkmo']);
  const free = document.querySelector<HTMLElement>('[data-method=free]') ?? expect.fail('no free method');
  free.dataset.grandTotal = '0';
  await expect.poll(offered).toEqual(['free*']);
  free.dataset.grandTotal = '3.5';
  await expect.poll(offered).toEqual(['checkmo']);
});

test('follows Luma’s quote, by the amount that its checkout shows', async () => {
  let shown: object = { grand_total: 30, total_segments: [{ code: 'grand_total', value: 36 }] };
  const quote = { billingAddress: () => ({}), totals: () => shown };
  const require = (name: string) => name === 'Magento_Checkout/js/model/quote' && quote;
  require.defined = (name: string) => name === 'Magento_Checkout/js/model/quote';
  pageJson('require', require);
  await drawn('shop-offline-payment', `<form>${section('checkmo', 'data-amount-button')}${section('free')}</form>`);
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Place Order · $36.00');
  // Only tax is left: the total without tax is 0, but the amount to pay is not.
  shown = { grand_total: 0, total_segments: [{ code: 'grand_total', value: 0.84 }] };
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Place Order · $0.84');
  expect(offered()).toEqual(['checkmo']);
  shown = { grand_total: 0, total_segments: [{ code: 'grand_total', value: 0 }] };
  await expect.poll(offered).toEqual(['free*']);
});

test('while Magento still loads mixins of Luma’s quote, uses the printed amount and logs nothing', async () => {
  const require = (): never => {
    throw Object.assign(new Error('Module name "mixins!quote" has not been loaded yet'), { requireType: 'notloaded' });
  };
  require.defined = (name: string) => name === 'Magento_Checkout/js/model/quote';
  pageJson('require', require);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  await drawn('shop-offline-payment', `<form>${section('checkmo')}${section('free', 'data-grand-total="12"')}</form>`);
  await expect.poll(offered).toEqual(['checkmo']);
  expect(logged).not.toHaveBeenCalled();
});

test('applying a coupon for the full amount shows free payment, and removing it the others, without a reload', async () => {
  const coupon = (code: string) => `
    <form id="discount" action="/checkout/cart/couponPost/" method="post">
      <label for="code">Discount code</label>
      <input id="code" name="coupon_code" value="${code}" ${code && 'readonly'}>
      <button ${code && 'name="remove" value="1"'}>${code ? 'Cancel' : 'Apply'}</button>
    </form>`;
  let left = 41.9;
  const calls: Call[] = serve(({ path, body }) => {
    if (path.endsWith('/totals')) return json({ grand_total: left, total_segments: [] });
    const removed = new URLSearchParams(body).get('remove') === '1';
    left = removed ? 41.9 : 0;
    return json({ success: true, html: coupon(removed ? '' : 'GIFT'), message: '' });
  });
  const changes = recordEvents<CouponChangeDetail>('shop-coupon-change');
  await drawn('shop-offline-payment', `<form>${step}</form><shop-coupon>${coupon('')}</shop-coupon>`);
  choose('checkmo');
  const field = document.querySelector<HTMLInputElement>('#code') ?? expect.fail('no field');
  field.value = 'GIFT';
  field.form?.requestSubmit();
  await expect.poll(offered).toEqual(['free*']);
  document.querySelector<HTMLButtonElement>('[aria-label="Remove discount code GIFT"]')?.click();
  await expect.poll(offered).toEqual(['checkmo*', 'banktransfer']);
  expect(calls.filter(({ path }) => path === '/rest/default/V1/guest-carts/q1/totals')).toHaveLength(2);
  expect(changes.map(({ detail, cancelable }) => ({ ...detail, cancelable }))).toEqual([
    { code: 'GIFT', applied: false, cancelable: true },
    { code: 'GIFT', applied: true, cancelable: false },
    { code: 'GIFT', applied: true, cancelable: true },
    { code: 'GIFT', applied: false, cancelable: false },
  ]);
});

test('the button shows the amount if configured, and none if it is 0', async () => {
  const element = await drawn('shop-offline-payment', section('checkmo', 'data-amount-button'));
  const button = () => element.querySelector('button')?.textContent;
  expect(button()).toBe('Place Order · $41.90');
  config().totalsData = { grand_total: 0 };
  await expect.poll(button).toBe('Place Order');
  element.removeAttribute('data-amount-button');
  config().totalsData = { grand_total: 7 };
  await expect.poll(button).toBe('Place Order');
});

test('the button follows a cart that another tab has changed, when the shopper is back', async () => {
  serve(() => json({ grand_total: 233.33, total_segments: [] }));
  const element = await drawn('shop-offline-payment', section('checkmo', 'data-amount-button'));
  expect(element.querySelector('button')?.textContent).toBe('Place Order · $41.90');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => element.querySelector('button')?.textContent).toBe('Place Order · $233.33');
});

test('a removed element shows the other methods again', async () => {
  totals(0);
  await drawn('shop-offline-payment', `<form>${step}</form>`);
  await expect.poll(offered).toEqual(['free*']);
  document.querySelector('section[aria-label=free]')?.replaceWith();
  await expect.poll(offered).toEqual(['checkmo', 'banktransfer']);
});
