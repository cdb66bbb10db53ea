import { expect, test } from 'vitest';
import {
  addToCart,
  at,
  course,
  courseLinks,
  globalsOf,
  guestAtPayment,
  lamp,
  newShopper,
  notebook,
  paymentBody,
} from '../testing/shopper';

async function giftSettings(shopper: ReturnType<typeof newShopper>, page = '/checkout/cart'): Promise<unknown> {
  return at(globalsOf((await shopper.visit(`${page}/config.js`)).text), 'giftOptionsConfig');
}

/** A cart with a lamp, a notebook and a course, and the ids of these items. */
async function fullCart() {
  const shopper = newShopper();
  await shopper.visit('/');
  await addToCart(shopper, lamp);
  await addToCart(shopper, notebook);
  await addToCart(shopper, course, { 'links[]': [courseLinks[0]] });
  const items = at(await giftSettings(shopper), 'giftMessage', 'itemLevel');
  await shopper.visit('/checkout/cart/');
  return { shopper, ids: Object.keys(items as object) };
}

test('a plain form saves messages for the order and for items, but not for a download', async () => {
  const { shopper, ids } = await fullCart();
  const reply = await shopper.post('/giftmessage/cart/save/', {
    'giftmessage[orderLevel][to]': ' Bob ',
    'giftmessage[orderLevel][from]': 'Ann',
    'giftmessage[orderLevel][message]': 'Happy day',
    [`giftmessage[${ids[0]}][message]`]: 'For your desk',
    [`giftmessage[${ids[2]}][message]`]: 'Nowhere to lay it',
    'giftmessage[999][message]': 'Not mine',
  });
  expect(reply.headers.get('location')).toBe('https://shop.test/checkout/cart/');
  const gift = at(await giftSettings(shopper), 'giftMessage');
  expect(at(gift, 'orderLevel')).toMatchObject({ recipient: 'Bob', sender: 'Ann', message: 'Happy day' });
  expect(at(gift, 'itemLevel')).toEqual({
    [ids[0] ?? '']: { is_available: true, message: { recipient: '', sender: '', message: 'For your desk' } },
    [ids[1] ?? '']: { is_available: true },
    [ids[2] ?? '']: [],
  });
  expect(await shopper.toldOn('/checkout/cart/')).toEqual(['Your gift message was saved.']);
});

test('an empty text deletes the message, and a wrong form key changes nothing', async () => {
  const { shopper } = await fullCart();
  const stored = async () => at(await giftSettings(shopper), 'giftMessage', 'orderLevel', 'message');
  await shopper.post('/giftmessage/cart/save/', { 'giftmessage[orderLevel][message]': 'Hi' });
  await shopper.post('/giftmessage/cart/save/', { 'giftmessage[orderLevel][message]': 'Ha', form_key: 'x'.repeat(16) });
  expect(await stored()).toBe('Hi');
  await shopper.post('/giftmessage/cart/save/', { 'giftmessage[orderLevel][message]': ' ' });
  expect(await stored()).toBeUndefined();
});

test('updating the cart saves messages in its form', async () => {
  const { shopper, ids } = await fullCart();
  await shopper.post('/checkout/cart/updatePost/', { [`giftmessage[${ids[0]}][message]`]: 'Hi' });
  expect(at(await giftSettings(shopper), 'giftMessage', 'itemLevel', ids[0] ?? '', 'message', 'message')).toBe('Hi');
});

test('the checkout has the same settings as the cart', async () => {
  const { shopper } = await fullCart();
  expect(await giftSettings(shopper, '/checkout')).toEqual(await giftSettings(shopper));
});

test('the address step requires both names for a message, and keeps the input', async () => {
  const { shopper } = await fullCart();
  await shopper.visit('/checkout/');
  const words = { 'giftmessage[orderLevel][to]': 'Bob', 'giftmessage[orderLevel][message]': 'Hi' };
  const refused = await shopper.post('/checkout/onepage/saveShipping/', words);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('id="gift-orderLevel-from_error"');
  expect(refused.text).not.toContain('id="gift-orderLevel-to_error"');
  expect(refused.text).toMatch(/name="giftmessage\[orderLevel\]\[to\]" value="Bob"/);
});

test('the order contains the messages', async () => {
  const { shopper, cart } = await guestAtPayment();
  await shopper.visit('/checkout/');
  await shopper.post('/giftmessage/cart/save/', {
    'giftmessage[orderLevel][to]': 'Bob',
    'giftmessage[orderLevel][message]': 'Happy day',
  });
  await shopper.call('POST', `${cart}/payment-information`, paymentBody('banktransfer'));
  const { text } = await shopper.visit('/checkout/onepage/success/');
  expect(text).toMatch(/Happy day[\s\S]*To: Bob/);
});
