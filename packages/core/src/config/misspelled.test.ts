import { expect, test } from 'vitest';
import { misspelled } from './misspelled';

const settings = ['cookieName', 'timeout', 'url', 'links', 'availableTypes'];

test.each([
  ['cookie-name', 'cookieName'],
  ['cookie_name', 'cookieName'],
  ['cookiename', 'cookieName'],
  ['timout', 'timeout'],
  ['link', 'links'],
  ['avialableTypes', 'availableTypes'],
])('recognizes %s as a misspelled %s', (written, meant) => {
  expect(misspelled(written, settings)).toBe(meant);
});

test.each(['timeout', 'sku', 'uri', 'likes!', 'storeCode', 'customerData', 'id', 'types'])(
  '%s is not a misspelled setting',
  (name) => {
    expect(misspelled(name, settings)).toBeUndefined();
  },
);
