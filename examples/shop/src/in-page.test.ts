import { expect, test } from 'vitest';
import { mapCookies } from './cookies';
import { createShopFetch } from './in-page';
import { testShop } from './testing/shopper';

const page = () => 'https://shop.test/desk.html';

test('a shop inside a page accepts relative URLs, stores cookies and follows redirects', async () => {
  const cookies = mapCookies();
  const fetch = createShopFetch(testShop(), { cookies, page });
  await fetch('/');
  const reply = await fetch('/catalog/product_compare/add/', {
    method: 'POST',
    body: new URLSearchParams({ product: '101', form_key: cookies.read('form_key') ?? '' }),
  });
  expect(reply.redirected).toBe(true);
  expect(reply.url).toBe('https://shop.test/desk.html');
  expect(cookies.read('mage-messages')).toContain('You added product');
});

test('accepts a form as FormData', async () => {
  const cookies = mapCookies();
  const fetch = createShopFetch(testShop(), { cookies, page });
  await fetch('/');
  const body = new FormData();
  body.append('product', '101');
  body.append('form_key', cookies.read('form_key') ?? '');
  const reply = await fetch('/checkout/cart/add/product/101/', {
    method: 'POST',
    body,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  expect(await reply.json()).toEqual([]);
});

test('a call can be aborted', async () => {
  const fetch = createShopFetch(testShop(), { cookies: mapCookies(), page });
  const controller = new AbortController();
  const call = fetch('/customer/section/load/?slow=5000', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test("the page's failure mode applies to its calls", async () => {
  const fetch = createShopFetch(testShop(), { cookies: mapCookies(), page: () => 'https://shop.test/?fail=500' });
  expect((await fetch('/customer/section/load/')).status).toBe(500);
});
