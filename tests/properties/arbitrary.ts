import type { Shape } from '@shop-elements/core';
import fc from 'fast-check';
import { corpus, everything } from '../hostile/corpus';

const hostile = fc.constantFrom(...everything.map(({ text }) => text).filter((text) => text.length < 200));
const scripts = fc.constantFrom(...(corpus.get('addresses') ?? []).map(({ text }) => text).slice(0, 20));
const anyText = fc.oneof(fc.string({ unit: 'binary' }), hostile);
const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0', 'a.b', ''));

/** Valid values of a shape, including the forms that PHP and template engines print. */
export function fitting(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return anyText;
    case 'number':
      return fitNumber(shape);
    case 'boolean':
      return fc.constantFrom(true, false, '1', '0', 'yes', 'no', 'true', 'false', 1, 0);
    case 'choice':
      return fc.constantFrom(...(shape.values ?? []));
    case 'list':
      return fc.array(fitting(itemsOf(shape)), { maxLength: 4 });
    case 'map':
      return fc.oneof(fc.constant([]), fc.dictionary(key, fitting(itemsOf(shape)), { maxKeys: 4 }));
    case 'object':
      return fitObject(shape);
    case 'union':
      return fc.oneof(...(shape.members ?? []).map(fitting));
    case 'any':
      return fc.oneof(fc.jsonValue({ maxDepth: 2 }), anyText);
    case 'selector':
      return fc.constantFrom('.a', '#b > c', '[data-x="1"]', 'a:not(.b), i');
    case 'picture-url':
      return fc.constantFrom('', '/a.png', 'https://cdn.test/a.png', 'data:image/gif;base64,R0lGOD');
    case 'own-url':
      return fc.constantFrom('', '/a', 'a/b', '?p=1');
    case 'url':
      return fc.constantFrom('', '/a', 'a/b', '?p=1', 'https://other.test/a');
  }
}

/** Invalid values of a shape; undefined if it accepts everything. */
export function odd(shape: Shape): fc.Arbitrary<unknown> | undefined {
  switch (shape.kind) {
    case 'text':
      return fc.constantFrom({}, [], { a: 1 });
    case 'number':
      return fc.constantFrom('x', '3px', '', {}, [], '1e999', 'NaN');
    case 'boolean':
      return fc.constantFrom('maybe', 7, {}, []);
    case 'choice':
      return fc.constantFrom('no such thing', {}, [], -77);
    case 'list':
      return fc.constantFrom('text', 5, '"a"', '1');
    case 'map':
    case 'object':
      return fc.constantFrom('text', 5, '"a"', '{"a":');
    case 'selector':
      return fc.constantFrom('##', '', '[', 'a >', {});
    case 'url':
    case 'own-url':
    case 'picture-url':
      return fc.oneof(scripts.filter(isRefused), fc.constant('http://['), fc.constant({}));
    default:
      return undefined;
  }
}

/** Some values only look like script URLs. */
function isRefused(text: string): boolean {
  return /^\s*(java|vb)script:/i.test(text);
}

function fitNumber({ minimum, maximum }: Shape): fc.Arbitrary<unknown> {
  const bounds = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    noNaN: true,
    noDefaultInfinity: true,
  };
  const number = fc.oneof(
    fc.double(bounds),
    fc.integer({ min: Math.ceil(minimum ?? -5), max: Math.floor(Math.min(maximum ?? 40, (minimum ?? 0) + 40)) }),
  );
  return fc.oneof(number, number.map(String));
}

function fitObject({ fields = [] }: Shape): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(fields.map(([name, shape]) => [name, fitting(shape)]));
  const required = fields.filter(([, { optional, default: byDefault }]) => !optional && byDefault === undefined);
  return fc.record(parts, { requiredKeys: required.map(([name]) => name) });
}

function itemsOf(shape: Shape): Shape {
  return shape.items ?? { kind: 'any' };
}
