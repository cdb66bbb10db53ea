import { expect, test } from 'vitest';
import { keepIdentity } from './keep-identity';

test('deeply equal values stay the same object', () => {
  const before = { list: [1, { two: 2 }], format: { pattern: '%s' } };
  expect(keepIdentity(structuredClone(before), before)).toBe(before);
});

test('keeps the unchanged parts of a changed value', () => {
  const before = { list: [1, { two: 2 }], format: { pattern: '%s' } };
  const after = keepIdentity({ list: [1, { two: 3 }], format: { pattern: '%s' } }, before);
  expect(after).not.toBe(before);
  expect(after).toEqual({ list: [1, { two: 3 }], format: { pattern: '%s' } });
  expect(after.format).toBe(before.format);
  expect(after.list).not.toBe(before.list);
});

test('changes neither value', () => {
  const before = Object.freeze({ list: Object.freeze([1]), size: 1 });
  const fresh = Object.freeze({ list: Object.freeze([1]), size: 2 });
  const after = keepIdentity<{ list: readonly number[]; size: number }>(fresh, before);
  expect(fresh.list).not.toBe(before.list);
  expect(after).toEqual(fresh);
  expect(after.list).toBe(before.list);
});

test.each([
  ['an additional key', { a: 1 }, { a: 1, b: undefined }],
  ['a missing key', { a: 1, b: 2 }, { a: 1 }],
  ['a list instead of an object', {}, []],
  ['another date object', { day: new Date(0) }, { day: new Date(0) }],
  ['undefined', { a: 1 }, undefined],
])('%s is a new value', (_, before, fresh) => {
  const after = keepIdentity<unknown>(fresh, before);
  expect(after).toEqual(fresh);
  expect(after).not.toBe(before);
});
