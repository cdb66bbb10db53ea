import { expect, test } from 'vitest';
import { shapeDifferences } from './same-shape';

test('reports missing keys, extra keys and different types', () => {
  expect(shapeDifferences({ a: '1', b: [{ c: 1, e: 2 }] }, { a: 1, b: [{ c: 1, d: 2 }], f: true })).toEqual([
    'a is a string, recorded as a number',
    'b[].e is not in the recording',
    'b[].d is missing',
    'f is missing',
  ]);
});

test('null matches anything, and an empty list matches a map', () => {
  expect(shapeDifferences({ a: null, b: [], c: {} }, { a: 'x', b: { k: 1 }, c: [] })).toEqual([]);
});

test('compares only the values of a map, because its keys are data', () => {
  const options = { maps: ['m'] };
  expect(shapeDifferences({ m: { x: { n: 1 } } }, { m: { 7: { n: 2 } } }, options)).toEqual([]);
  expect(shapeDifferences({ m: { x: { n: '1' } } }, { m: { 7: { n: 2 } } }, options)).toHaveLength(1);
});
