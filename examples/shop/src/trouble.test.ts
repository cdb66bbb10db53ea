import { describe, expect, test } from 'vitest';
import { addToCart, at, lamp, newShopper, testShop, xhr } from './testing/shopper';

const section = '/customer/section/load/?sections=cart';

describe('a failure requested in the URL of a call', () => {
  test('answers REST calls with a report number, and everything else with an error page', async () => {
    const shopper = newShopper();
    const rest = await shopper.call('GET', '/rest/default/V1/directory/countries?fail=500');
    expect(rest.status).toBe(500);
    expect(at(rest.json, 'message')).toMatch(/Report ID: webapi-/);
    const other = await shopper.call('GET', `${section}&fail=500`);
    expect(other.status).toBe(500);
    expect(other.text).toContain('Error log record number');
  });

  test('rejects like fetch without a network', async () => {
    await expect(newShopper().call('GET', `${section}&fail=offline`)).rejects.toThrow(new TypeError('Failed to fetch'));
  });
});

describe('a failure requested in the URL of a page', () => {
  test("affects the page's calls, not the page itself", async () => {
    const shopper = newShopper();
    expect((await shopper.visit('/halden-desk-lamp.html?fail=500')).status).toBe(200);
    expect((await shopper.call('GET', section)).status).toBe(500);
    expect((await addToCart(shopper, lamp)).status).toBe(500);
    expect((await shopper.visit('/halden-desk-lamp.html')).status).toBe(200);
    expect((await shopper.call('GET', section)).status).toBe(200);
  });

  test('does not affect the next page', async () => {
    const shopper = newShopper();
    await shopper.visit('/?fail=offline');
    expect((await shopper.visit('/desk.html', { Referer: 'https://shop.test/?fail=offline' })).status).toBe(200);
  });

  test('affects a page that a script fetches', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html?fail=500');
    expect((await shopper.call('GET', '/desk.html?p=2', undefined, xhr)).status).toBe(500);
  });

  test('delays the page and its calls with ?slow', async () => {
    const shopper = newShopper();
    const start = performance.now();
    await shopper.visit('/terms?slow=30');
    await shopper.call('GET', section);
    expect(performance.now() - start).toBeGreaterThanOrEqual(58);
  });
});

test('reports unexpected errors, and hides their details from visitors', async () => {
  const reported: unknown[] = [];
  const shop = testShop({
    store: {
      get: () => undefined,
      set: () => {
        throw new Error('disk full');
      },
      remove: () => {},
    },
    report: (error) => reported.push(error),
  });
  const reply = await newShopper(shop).post('/checkout/cart/add/product/101/', { product: lamp });
  expect(reply.status).toBe(500);
  expect(reply.text).not.toContain('disk full');
  expect(reported).toHaveLength(1);
});
