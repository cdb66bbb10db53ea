import { expect, test } from 'vitest';
import { formFields, readPost } from './post-data';

const PAGE = 'http://shop.test/women.html';

test('reads a link’s post, without the keys that are not sent', () => {
  const text = JSON.stringify({
    action: 'https://shop.test/wishlist/index/remove/item/7/',
    data: { item: '7', uenc: 'aHR0', form_key: 'fromthecache', confirmation: true, confirmationMessage: 'Sure?' },
  });
  expect(readPost(text, PAGE)).toEqual({
    action: 'https://shop.test/wishlist/index/remove/item/7/',
    data: { item: '7', uenc: 'aHR0' },
    question: 'Sure?',
  });
});

test('accepts missing data, null, and PHP’s empty list', () => {
  for (const data of ['', ',"data":null', ',"data":[]']) {
    expect(readPost(`{"action":"/sales/order/reorder/"${data}}`, PAGE)).toEqual({
      action: 'http://shop.test/sales/order/reorder/',
      data: {},
      question: undefined,
    });
  }
});

test.each(['', 'not JSON', 'null', '"text"', '[]', '{"data":{"product":"42"}}', '{"action":7}', '{"action":""}'])(
  'rejects %s',
  (text) => {
    expect(readPost(text, PAGE)).toBeUndefined();
  },
);

test('names nested data like PHP', () => {
  const data = { product: 42, options: { 12: '3', 13: ['a', 'b'] }, gift: false, note: null, none: [] };
  expect(formFields(data)).toEqual([
    ['product', '42'],
    ['options[12]', '3'],
    ['options[13][0]', 'a'],
    ['options[13][1]', 'b'],
    ['gift', 'false'],
    ['note', ''],
  ]);
});
