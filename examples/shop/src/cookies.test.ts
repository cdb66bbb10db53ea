import { expect, test } from 'vitest';
import { documentCookies, headerCookies } from './cookies';

test('a cookie written in a request can be read in the same request', () => {
  const cookies = headerCookies('store=nl');
  cookies.write('store', 'de');
  expect(cookies.read('store')).toBe('de');
});

test('encodes values like Magento, including brackets and quotes', () => {
  const cookies = headerCookies(undefined);
  cookies.write('mage-messages', "link(s) 'a' *", { maxAge: 31_536_000, sameSite: 'Strict' });
  expect(cookies.lines()).toEqual([
    'mage-messages=link%28s%29%20%27a%27%20%2A; Max-Age=31536000; path=/; SameSite=Strict',
  ]);
  cookies.write('user_allowed_save_cookie', '{"1":1}');
  expect(cookies.lines()[1]).toContain('user_allowed_save_cookie=%7B%221%22%3A1%7D;');
});

test('reads partly encoded and invalid cookies as far as possible', () => {
  const cookies = headerCookies('section_data_ids={%22cart%22:1%2C%22x%22:2}; bad=%E0%A4%A; a=b=c');
  expect(cookies.read('section_data_ids')).toBe('{"cart":1,"x":2}');
  expect(cookies.read('bad')).toBe('%E0%A4%A');
  expect(cookies.read('a')).toBe('b=c');
});

test("in a browser, the same cookie jar uses the document's cookies and ignores HttpOnly", () => {
  const page = { cookie: 'form_key=abc' };
  const cookies = documentCookies(page);
  expect(cookies.read('form_key')).toBe('abc');
  cookies.write('PHPSESSID', 'x', { httpOnly: true, maxAge: 60 });
  expect(page.cookie).toBe('PHPSESSID=x; Max-Age=60; path=/; SameSite=Lax');
});
