import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { listAddress } from './list-address';

test.each(vectors<{ nextUrl: string }, string>('infinite.history-url'))(
  'is the address of the vector $id',
  ({ input, expected }) => {
    expect(listAddress(input.nextUrl, 'https://shop.test/women.html')).toBe(expected);
  },
);

test('a parameter that only ends in p is another one', () => {
  expect(listAddress('/women.html?cap=5&p=2', 'https://shop.test/women.html?cap=5')).toBe(
    'https://shop.test/women.html?cap=5',
  );
});

test('a list that began at a later page, or is on another site, keeps its address', () => {
  expect(listAddress('/women.html?p=4', 'https://shop.test/women.html?p=3')).toBe('https://shop.test/women.html?p=3');
  expect(listAddress('https://cdn.test/?p=2', 'https://shop.test/women.html')).toBe('https://shop.test/women.html');
});

test('filters that hold a comma keep their spelling', () => {
  expect(listAddress('/women.html?color=blue,red&p=2', 'https://shop.test/women.html?color=blue,red')).toBe(
    'https://shop.test/women.html?color=blue,red',
  );
});
