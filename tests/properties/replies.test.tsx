import { parse, type Shape } from '@shop-elements/core';
import { canClean, cleanHtml, cleanPage, plainText, prepareCleaner } from '@shop-elements/dom';
import { errorText, fillPlaceholders } from '@shop-elements/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, odd } from './arbitrary';

const modules = import.meta.glob<Record<string, Shape>>('../../packages/*/src/**/*.schema.ts', { eager: true });

const schemas = Object.entries(modules).flatMap(([path, exported]) =>
  Object.keys(exported).flatMap((name) => {
    const schema = exported[name];
    return schema !== undefined && typeof schema === 'object' && 'kind' in schema ? [{ name, path, schema }] : [];
  }),
);

const numRuns = import.meta.env.VITE_LONG ? 10_000 : 200;
/** A fixed seed in normal runs, a random one in long runs. */
const options = { numRuns, ...(!import.meta.env.VITE_LONG && { seed: 42 }) };
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.json(),
  fc.constantFrom<unknown>(JSON.parse('{"toString":"","valueOf":""}'), JSON.parse('{"__proto__":{"polluted":true}}')),
);

test('finds the schemas of replies', () => {
  expect(schemas.length).toBeGreaterThan(15);
});

test.each(schemas)('$name accepts valid replies, rejects others, and never throws', ({ schema }) => {
  fc.assert(
    fc.property(fitting(schema), (json) => {
      expect(parse(schema as never, json)).toBeDefined();
    }),
    options,
  );
  fc.assert(
    fc.property(odd(schema) ?? fc.constant(undefined), (json) => {
      expect(parse(schema as never, json)).toBeUndefined();
    }),
    options,
  );
  fc.assert(
    fc.property(anyJson, (json) => {
      const before = Object.keys(Object.prototype).length;
      parse(schema as never, json);
      expect(Object.keys(Object.prototype)).toHaveLength(before);
    }),
    options,
  );
});

const reply = fc.record({
  status: fc.constantFrom(0, 200, 400, 401, 404, 500, 503),
  text: fc.oneof(fc.string(), fc.json()),
});

test('every error has a message, except when the shopper must log in', () => {
  fc.assert(
    fc.property(reply, ({ status, text }) => {
      const json = (): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return undefined;
        }
      };
      const said = errorText({ status, ok: status === 200, url: '/', text, headers: new Headers(), json });
      expect(status === 401 ? said === undefined : typeof said === 'string').toBe(true);
    }),
    options,
  );
});

test('placeholders accept any parameters', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
      (message, parameters) => {
        expect(typeof fillPlaceholders(message, parameters)).toBe('string');
      },
    ),
    options,
  );
});

const word = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<',
    '>',
    '</',
    '<b',
    '<a href="',
    '"',
    "'",
    '&',
    '<!--',
    '-->',
    '<svg>',
    '<math>',
    '<table>',
    '<form>',
    '<select>',
    '<template>',
    '<script>1</script>',
    '<style>',
    '<iframe>',
    '<object>',
    '<embed>',
    '<b onclick="1">',
  ),
);

test('sanitizing any text leaves nothing that runs', async () => {
  await prepareCleaner();
  expect(canClean()).toBe(true);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const html = words.join('');
      cleanPage(html);
      expect(typeof plainText(html)).toBe('string');
      for (const kind of ['message', 'text', 'part', 'page', 'step'] as const) {
        const block = document.createElement('div');
        block.append(cleanHtml(html, kind));
        expect(block.querySelector('script, iframe, object, embed, style, [onclick]')).toBeNull();
      }
    }),
    options,
  );
}, 120_000);
