import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fits, misfits } from './fits';
import { fromZod, shapeFromZod } from './from-zod';
import { parse } from './parse';
import { settingsOf, shapeOf } from './schema';
import { fromAttribute, toShape } from './to-shape';

const schema = fromZod(
  z.object({
    text: z._default(z.string(), 'none'),
    count: z._default(z.number().check(z.minimum(0)), 5),
    open: z._default(z.boolean(), false),
    links: z._default(z.record(z.string(), z.object({ price: z.number() })), {}),
    list: z._default(z.array(z.number()), []),
    mode: z._default(z.enum(['a', 'b']), 'a'),
    code: z.optional(z.literal([0, 1, 2])),
    icon: z.optional(z.union([z.object({ url: z.string() }), z.boolean()])),
    size: z.optional(z.nullable(z.number())),
  }),
);

const defaults = { text: 'none', count: 5, open: false, links: {}, list: [], mode: 'a' };
const shape = shapeOf(schema);

function read(value: object): unknown {
  return parse(schema, value) ?? 'refused';
}

const given: readonly [string, object, object | 'refused'][] = [
  ['nothing', {}, {}],
  ['an empty PHP map', { links: [] }, { links: {} }],
  ['a PHP map with keys from 0', { links: [{ price: '5' }] }, { links: { 0: { price: 5 } } }],
  ['a list with gaps', { list: { 1: '3', 4: 7 } }, { list: [3, 7] }],
  ['numbers as strings', { count: '12.5', list: ['1', ' 2 '] }, { count: 12.5, list: [1, 2] }],
  ['booleans as numbers and words', { open: '1' }, { open: true }],
  ['a JSON string in JSON', { links: '{"11":{"price":"5"}}', list: '' }, { links: { 11: { price: 5 } } }],
  ['a number instead of a string', { text: 17 }, { text: '17' }],
  ['null for a setting that is not nullable', { text: null, code: null }, {}],
  ['null for a nullable setting', { size: null }, { size: null }],
  ['a number literal as a string', { code: '2' }, { code: 2 }],
  ['one member of a union', { icon: false }, { icon: false }],
  ['the other member of a union', { icon: { url: '/vi.png', title: 'Visa' } }, { icon: { url: '/vi.png' } }],
  ['spaces around a choice', { mode: '\n  b ' }, { mode: 'b' }],
  ['unknown keys', { unknown: 1 }, {}],
  ['a key that would set the prototype', JSON.parse('{"links":{"__proto__":{"price":1}}}'), { links: {} }],
  ['a number with a unit', { count: '30px' }, 'refused'],
  ['a number out of bounds', { count: -1 }, 'refused'],
  ['an empty string for a number', { count: '' }, 'refused'],
  ['any other word for a boolean', { open: 'maybe' }, 'refused'],
  ['an unknown choice', { mode: 'c' }, 'refused'],
  ['a string for a list', { list: 'a, b' }, 'refused'],
  ['a map with an invalid value', { links: { 11: { price: 'free' } } }, 'refused'],
];

test.each(given)('reads %s', (_, value, expected) => {
  const wanted = expected === 'refused' ? expected : { ...defaults, ...expected };
  const result = read(value);
  expect(typeof result === 'object' ? JSON.parse(JSON.stringify(result)) : result).toEqual(wanted);
});

test('accepts exactly what zod accepts', () => {
  for (const [name, value] of given) {
    const shaped = toShape(value, shape);
    expect(fits(shaped, shape), name).toBe(schema.safeParse(shaped).success);
  }
});

test('reports the path of each invalid part, and what it must be', () => {
  const value = toShape({ links: { 11: { price: 'free' } }, mode: 'c', count: -1, icon: 7 }, shape);
  expect(misfits(value, shape)).toEqual([
    { path: 'count', expected: 'a number (no unit, no other text), at least 0', found: '-1' },
    { path: 'links.11.price', expected: 'a number (no unit, no other text)', found: '"free"' },
    { path: 'mode', expected: 'one of "a", "b"', found: '"c"' },
    { path: 'icon', expected: 'a JSON object or "true" or "false"', found: '7' },
  ]);
});

test('reports the invalid part of the member of a union that was written', () => {
  const value = toShape({ icon: { url: ['/vi.png'] } }, shape);
  expect(misfits(value, shape)).toEqual([{ path: 'icon.url', expected: 'text', found: '["/vi.png"]' }]);
});

test('a shape is plain data, so the build can write it to a file', () => {
  const data = shapeFromZod(schema);
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

test('converting a schema that data cannot express throws', () => {
  expect(() => fromZod(z.object({ a: z.string().check(z.regex(/x/)) }))).toThrow(/only a minimum and a maximum/);
  expect(() => fromZod(z.object({ a: z.pipe(z.string(), z.transform(Number)) }))).toThrow(/zod pipe/);
  expect(() => fromZod(z.number().check(z.positive()))).toThrow(/both inclusive/);
});

test.each([
  ['open', '', true],
  ['open', 'yes', true],
  ['open', 'no', false],
  ['count', '7', 7],
  ['text', '', ''],
  ['list', '[1,"2"]', [1, 2]],
  ['code', '1', 1],
])('an attribute %s="%s" gives %s', (name, text, expected) => {
  const setting = settingsOf(schema).find((candidate) => candidate.name === name);
  expect(setting && fromAttribute(text, setting.shape)).toEqual(expected);
});

test('an attribute with invalid JSON throws', () => {
  expect(() => fromAttribute('{oops', fromZod(z.record(z.string(), z.string())))).toThrow(SyntaxError);
});

test('a string that looks like JSON stays a string if the setting allows one', () => {
  const union = fromZod(z._default(z.union([z.number(), z.string()]), 0));
  expect(fromAttribute('[data-size]', union)).toBe('[data-size]');
  expect(fromAttribute('{"a":1}', union)).toBe('{"a":1}');
  expect(fromAttribute('3', fromZod(z.union([z.number(), z.boolean()])))).toBe(3);
  expect(fromAttribute('{"a":1}', fromZod(z.union([z.object({ a: z.number() }), z.boolean()])))).toEqual({ a: 1 });
});

test('an object is not a valid choice, even if it has a broken toString', () => {
  const value: unknown = JSON.parse('{"toString":"","valueOf":""}');
  expect(parse(fromZod(z.enum(['a', 'b'])), value)).toBeUndefined();
});
