import { hostSettings, resetHost } from '@shop-elements/host';
import { afterEach, expect, test, vi } from 'vitest';
import { ShopElements } from './api';

afterEach(() => vi.restoreAllMocks());

test('a misspelled name in configure() is logged with a suggestion, and shows in doctor()', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'table').mockImplementation(() => {});
  ShopElements.configure(JSON.parse('{ "local": "nl", "somethingElse": 1 }'));
  const sentences = warned.mock.calls.map(([text]) => text);
  expect(sentences).toEqual([
    'ShopElements.configure() has no setting "local": write locale',
    expect.stringMatching(/has no setting "somethingElse": expected one of texts, locale, /),
  ]);
  const rows = ShopElements.doctor().filter(({ tag }) => tag === 'html');
  expect(rows.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual(sentences);
});

test('configure() ignores a setting of the wrong type, and says what it expected', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  ShopElements.configure(JSON.parse('{ "fetch": "/rest", "locale": 7, "priceFormat": "%s", "storeCode": "de" }'));
  expect(warned.mock.calls.map(([text]) => text)).toEqual([
    'ShopElements.configure() ignores fetch: expected type function, found "/rest"',
    'ShopElements.configure() ignores locale: expected type string, found 7',
    'ShopElements.configure() ignores priceFormat: expected type object, found "%s"',
  ]);
  expect(hostSettings()).toMatchObject({ storeCode: 'de' });
  expect(hostSettings()).not.toHaveProperty('fetch');
  resetHost();
});

test('configure() accepts null for texts that a template does not have', () => {
  expect(() => ShopElements.configure(JSON.parse('{ "texts": null }'))).not.toThrow();
});

test('configure() accepts the null or nothing that a template prints if the shop has no configuration', () => {
  expect(() => ShopElements.configure(JSON.parse('null'))).not.toThrow();
  expect(() => ShopElements.configure()).not.toThrow();
});
