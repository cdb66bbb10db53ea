import { expect, test } from 'vitest';
import { mapCookies } from './cookies';
import { messageHtml } from './messages';
import { addToCart, at, lamp, newShopper, notebook, xhr } from './testing/shopper';

const lampAdded = 'You added Halden Desk Lamp to your <a href="https://shop.test/checkout/cart/">shopping cart</a>.';

test('without scripts, a message shows on the next page only', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  await shopper.post(`/checkout/cart/add/product/${lamp}/`, { product: lamp });
  expect(await shopper.toldOn('/desk.html')).toEqual([lampAdded]);
  expect(await shopper.toldOn('/desk.html')).toEqual([]);
  expect(shopper.cookies.read('mage-messages')).toBe('');
});

test('without scripts, a repeated message shows once each time', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  for (let time = 0; time < 2; time += 1) {
    await shopper.post(`/checkout/cart/add/product/${lamp}/`, { product: lamp });
    expect(await shopper.toldOn('/desk.html')).toEqual([lampAdded]);
  }
});

test('messages of several redirects collect in the cookie until a page shows them', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  await shopper.post('/catalog/product_compare/add/', { product: lamp });
  await shopper.post('/catalog/product_compare/add/', { product: notebook });
  expect(JSON.parse(shopper.cookies.read('mage-messages') ?? '')).toHaveLength(2);
  expect(await shopper.toldOn('/')).toHaveLength(2);
});

test('with scripts, an identical message shows again after the element has emptied the cookie', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  await shopper.post('/catalog/product_compare/add/', { product: lamp });
  expect(await shopper.toldOn('/')).toHaveLength(1);
  shopper.cookies.write('mage-messages', '');
  await shopper.post('/catalog/product_compare/add/', { product: lamp });
  expect(await shopper.toldOn('/')).toHaveLength(1);
});

test('messages of an Ajax call are returned once, by the messages section', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  await addToCart(shopper, lamp);
  expect(shopper.cookies.read('mage-messages')).toBeUndefined();
  const load = async () =>
    at((await shopper.call('GET', '/customer/section/load/?sections=messages')).json, 'messages', 'messages');
  expect(await load()).toEqual([{ type: 'success', text: `\n${lampAdded}` }]);
  expect(await load()).toEqual([]);
});

test('a page that loads before the section shows the waiting messages', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  await addToCart(shopper, lamp);
  expect(await shopper.toldOn('/')).toEqual([lampAdded]);
});

test("the cookie contains Magento's JSON, and scripts can read it for a year", async () => {
  const written: string[] = [];
  const jar = mapCookies();
  const shopper = newShopper(undefined, {
    ...jar,
    write(name, value, options) {
      if (name === 'mage-messages')
        written.push(`${value}|${options?.maxAge}|${options?.sameSite}|${options?.httpOnly}`);
      jar.write(name, value, options);
    },
  });
  await shopper.visit('/');
  await shopper.post(`/checkout/cart/add/product/${lamp}/`, { product: lamp });
  expect(written).toEqual([
    '[{"type":"success","text":"\\nYou added Halden Desk Lamp to your <a href=\\"https:\\/\\/shop.test\\/checkout\\/cart\\/\\">shopping cart<\\/a>."}]|31536000|Strict|undefined',
  ]);
});

test('redirects after a wrong form key, also for Ajax requests, and shows a message on the next page', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  const reply = await shopper.post(
    `/checkout/cart/add/product/${lamp}/`,
    { product: lamp, form_key: 'wrongwrongwrong1' },
    xhr,
  );
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe('https://shop.test/checkout/cart/');
  expect(await shopper.toldOn('/')).toEqual(['Your session has expired']);
});

test('escapes markup in messages, except entities and links to the shop', () => {
  expect(messageHtml('You added Salt &amp; Pepper to your <a href="https://shop.test/cart/">cart</a>.')).toBe(
    'You added Salt &amp; Pepper to your <a href="https://shop.test/cart/">cart</a>.',
  );
  expect(messageHtml('<img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a>')).toBe(
    '&lt;img src=x onerror=alert(1)&gt; &lt;a href=&quot;javascript:alert(1)&quot;&gt;x</a>',
  );
});
