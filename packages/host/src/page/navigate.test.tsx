import { beforeEach, expect, test, vi } from 'vitest';
import { pageJson, recordNavigation } from '#testing/page';
import { writeCookie } from './cookies';
import { renewFormKeys } from './form-key';
import { navigate } from './navigate';
import { baseUrl, configureHost, shopUrl } from './settings';

beforeEach(() => {
  writeCookie('form_key', '', { lifetime: -1 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'blob:x', 'http://['])(
  'does not navigate to "%s"',
  (url) => {
    const visited = recordNavigation();
    navigate(url);
    expect(visited).toEqual([]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('expected an http, https or relative URL'));
  },
);

test('navigates to web addresses and to paths of the shop', () => {
  const visited = recordNavigation();
  pageJson('BASE_URL', 'https://shop.test/en/');
  for (const url of ['https://elsewhere.test/', '/tea', 'checkout/cart/', '?p=2']) navigate(url);
  expect(visited.map(({ url }) => url)).toEqual([
    'https://elsewhere.test/',
    '/tea',
    'https://shop.test/en/checkout/cart/',
    '?p=2',
  ]);
});

test('navigates by itself if the page has no function for it', () => {
  configureHost({ navigate: null as never });
  navigate('#shipping');
  expect(location.hash).toBe('#shipping');
});

test.each(['', 'http://[', 'javascript:alert(1)', 'not an address', '{{base_url}}'])(
  'ignores the invalid base URL "%s"',
  (url) => {
    pageJson('BASE_URL', url);
    expect(baseUrl()).toBe(new URL('/', location.href).href);
    expect(shopUrl('cart/')).toBe(new URL('/cart/', location.href).href);
  },
);

test.each(['', 'old'])('keeps OpenMage’s printed form key, which is the session’s (cookie "%s")', (cookie) => {
  pageJson('Mage', { Cookies: { path: '/' } });
  if (cookie !== '') writeCookie('form_key', cookie);
  document.body.innerHTML = '<form action="/x"><input name="form_key" value="printed"></form>';
  renewFormKeys(document.body);
  expect(document.querySelector('input')?.value).toBe('printed');
});

test('keeps the printed form key of a shop that has no cookie for it', () => {
  document.body.innerHTML = '<form action="/x"><input name="form_key" value="printed"></form>';
  renewFormKeys(document.body);
  expect(document.querySelector('input')?.value).toBe('printed');
});

test('puts the visitor’s form key only into forms that post to this shop', () => {
  const input = '<input name="form_key" value="cached">';
  document.body.innerHTML = [
    '<script type="text/x-magento-init">{}</script>',
    `<form id="a" action="/cart/add/">${input}</form>`,
    `<form id="b" action="https://elsewhere.test/">${input}</form>`,
    `<form id="c" action="/x">${input}<button formaction="//elsewhere.test/">x</button></form>`,
    `<form id="d" action="/x">${input}<input name="getAttribute"></form>`,
  ].join('');
  renewFormKeys(document.body);
  const keys = [...document.querySelectorAll<HTMLInputElement>('[name="form_key"]')].map(({ value }) => value.length);
  expect(keys).toEqual([16, 0, 0, 16]);
});
