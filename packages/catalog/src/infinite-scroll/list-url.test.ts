import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { listUrl } from './list-url';

test.each(vectors<{ nextUrl: string }, string>('infinite.history-url'))(
  'the list’s URL has the filters of the next page’s link, but not its page number ($id)',
  ({ input, expected }) => {
    expect(listUrl(input.nextUrl, 'https://shop.test/women.html')).toBe(expected);
  },
);

test('ignores a parameter that only ends in p', () => {
  expect(listUrl('/women.html?cap=5&p=2', 'https://shop.test/women.html?cap=5')).toBe(
    'https://shop.test/women.html?cap=5',
  );
});

test('keeps the URL of a list that started at a later page, or is on another site', () => {
  expect(listUrl('/women.html?p=4', 'https://shop.test/women.html?p=3')).toBe('https://shop.test/women.html?p=3');
  expect(listUrl('https://cdn.test/?p=2', 'https://shop.test/women.html')).toBe('https://shop.test/women.html');
});

test('keeps the spelling of filters with a comma', () => {
  expect(listUrl('/women.html?color=blue,red&p=2', 'https://shop.test/women.html?color=blue,red')).toBe(
    'https://shop.test/women.html?color=blue,red',
  );
});
