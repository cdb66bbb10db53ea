import { expect, test } from 'vitest';
import { allowedUrl } from './allowed-url';

const PAGE = 'http://shop.test/women.html';

test.each([
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['http://elsewhere.test/', undefined],
  ['http://', undefined],
  ['//elsewhere.test/', undefined],
  ['https://elsewhere.test/', 'https://elsewhere.test/'],
  ['http://shop.test/compare', 'http://shop.test/compare'],
  ['/compare', 'http://shop.test/compare'],
])('converts %s to %s', (url, expected) => {
  expect(allowedUrl(url, PAGE)).toBe(expected);
});
