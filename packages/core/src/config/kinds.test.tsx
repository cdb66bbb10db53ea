import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { misfits } from './fits';
import { fromZod } from './from-zod';
import { ownUrl, pictureUrl, selector, url } from './kinds';
import { page } from './page';
import { shapeOf } from './schema';

const schema = fromZod(z.object({ link: url(), call: ownUrl(), image: pictureUrl(), part: selector() }));
const good = { link: '/tea', call: '/cart/', image: '/tea.png', part: '.item' };

const wrong = (values: Partial<typeof good>): string[] =>
  misfits({ ...good, ...values }, shapeOf(schema)).map(({ path, expected }) => `${path} must be ${expected}`);

describe('a URL', () => {
  test.each([
    '',
    '/tea',
    'tea.html',
    '?p=2',
    '#reviews',
    'https://elsewhere.test/',
    '//elsewhere.test/x',
    '{z}/{x}.png',
  ])('can be "%s"', (link) => {
    expect(wrong({ link })).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVa script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://shop.test/1',
    'mailto:a@shop.test',
    'http://[',
  ])('cannot be "%s"', (link) => {
    expect(wrong({ link })).toEqual(['link must be an http, https or relative URL']);
    expect(wrong({ image: link })).toHaveLength(1);
    expect(wrong({ call: link })).toHaveLength(1);
  });

  test('of the shop must be on the page’s own site', () => {
    expect(wrong({ call: location.href })).toEqual([]);
    expect(wrong({ call: `https://${location.host}/x` })).toEqual([]);
    expect(wrong({ call: 'https://elsewhere.test/' })).toEqual([
      'call must be a URL of this shop (relative, or on the same site as the page)',
    ]);
    expect(wrong({ call: '//elsewhere.test/' })).toHaveLength(1);
  });

  test('of a picture can be a data: URL', () => {
    expect(wrong({ image: 'data:image/gif;base64,R0lGOD' })).toEqual([]);
    expect(wrong({ image: 'data:text/html,x' })).toHaveLength(1);
  });
});

test('a selector must be valid CSS', () => {
  expect(wrong({ part: ':is(.a, #b) > [data-x="1"]' })).toEqual([]);
  for (const part of ['', '##bad', 'a{', '[', 'a,,b']) {
    expect(wrong({ part })).toEqual(['part must be a CSS selector']);
  }
});

test('elements with the id of a global are not read as data', () => {
  document.body.innerHTML = '<a id="hyva"></a><form id="checkoutConfig"><input name="payment"></form>';
  expect(page.read('hyva')).toBeUndefined();
  expect(page.read('checkoutConfig', 'payment')).toBeUndefined();
  expect(page.read('location', 'constructor')).toBeUndefined();
});
