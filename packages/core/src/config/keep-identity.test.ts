import { expect, test } from 'vitest';
import { keepIdentity } from './keep-identity';

test('equal values stay the same object, however deep', () => {
  const before = { list: [1, { two: 2 }], format: { pattern: '%s' } };
  expect(keepIdentity(structuredClone(before), before)).toBe(before);
});

test('a change keeps what is beside it', () => {
  const before = { list: [1, { two: 2 }], format: { pattern: '%s' } };
  const after = keepIdentity({ list: [1, { two: 3 }], format: { pattern: '%s' } }, before);
  expect(after).not.toBe(before);
  expect(after).toEqual({ list: [1, { two: 3 }], format: { pattern: '%s' } });
  expect(after.format).toBe(before.format);
  expect(after.list).not.toBe(before.list);
});

test.each([
  ['a key more', { a: 1 }, { a: 1, b: undefined }],
  ['a key less', { a: 1, b: 2 }, { a: 1 }],
  ['a list for an object', {}, []],
  ['another date', { day: new Date(0) }, { day: new Date(0) }],
  ['nothing', { a: 1 }, undefined],
])('%s makes it another value', (_, before, fresh) => {
  expect(keepIdentity(fresh, before)).toBe(fresh);
});
