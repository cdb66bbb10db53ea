import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newInScripts } from './script';
import { newInSheet } from './sheet';

const dist = path.resolve(import.meta.dirname, '../../../packages/bundle/dist');

/** Features that the oldest browsers lack, and why the files may use them. */
const reasons: Readonly<Record<string, string>> = {
  'api.Navigation.canGoBack': 'called with `?.`; other browsers use the length of the history',
  'api.Document.moveBefore': 'Preact tests for it',
  'api.Document.prerendering': 'undefined in browsers that load no page ahead, which is as good as false',
  'api.TrustedTypePolicyFactory.createPolicy': 'called with `?.`: browsers without Trusted Types enforce none',
  'api.TrustedTypePolicyFactory.getAttributeType': 'DOMPurify tests for it',
  'api.TouchEvent.TouchEvent': 'Leaflet tests for it',
  'api.TouchEvent.targetTouches': 'keen-slider tests for it',
  'api.UIEvent.sourceCapabilities': 'Leaflet tests for it',
  'api.InputDeviceCapabilities.firesTouchEvents': 'Leaflet tests for it',
  'api.ContactAddress.region': 'a key of an address in the page',
  'api.ContactAddress.city': "a key of a store's address",
  'api.ContactAddress.country': "a key of a store's address",
  'api.CSSCounterStyleRule.fallback': 'our own setting',
  'javascript.builtins.DisposableStack.dispose': 'our own method',
  'api.Counter.identifier': 'every browser has it on touches, but the table lists that interface as optional',
  'css.properties.float.inline-end':
    'without it, Chrome before 118 keeps a distance and the list-length menu in the line',
  'css.properties.content-visibility': 'only saves rendering work',
  'css.properties.content-visibility.auto': 'as above',
  'css.properties.contain-intrinsic-block-size': 'belongs to content-visibility',
  'css.properties.scrollbar-width': 'without it, a scroll bar shows until the carousel starts',
  'css.properties.scrollbar-width.none': 'as above',
  'css.properties.hyphens': 'without it, a long word breaks without a hyphen',
  'css.properties.user-select': 'used with -webkit-user-select; Leaflet also has its own fallback',
  'css.properties.forced-color-adjust': 'Safari has no forced colors to adjust',
  'css.properties.forced-color-adjust.none': 'as above',
  'css.at-rules.media.scripting':
    'older browsers reserve no space for controls before the script loads, and without JavaScript show no part of the next slide',
};

function files(ending: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && file !== 'cli.js')
    .sort();
}

function usesOf(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const note = (file: string, features: readonly string[]): void => {
    for (const feature of features) found.set(feature, [...(found.get(feature) ?? []), file]);
  };
  const scripts = Object.fromEntries(files('.js').map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]));
  for (const { file, feature } of newInScripts(scripts)) note(file, [feature]);
  for (const file of files('.css')) note(file, newInSheet(readFileSync(path.join(dist, file), 'utf8')));
  return found;
}

let uses: Map<string, string[]>;
beforeAll(() => {
  uses = usesOf();
});

test('the oldest browsers in the README support everything that the files use', () => {
  const unexplained = [...uses].filter(([feature]) => !(feature in reasons));
  expect(unexplained.map(([feature, where]) => `${feature} in ${where.slice(0, 3).join(', ')}`)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(reasons).filter((feature) => !uses.has(feature))).toEqual([]);
});

test.each([
  ['a static method', 'URL.canParse(a)', 'api.URL.canParse_static'],
  ['a method', 'a.checkVisibility()', 'api.Element.checkVisibility'],
  ['an optional method call', 'a?.checkVisibility?.()', 'api.Element.checkVisibility'],
  ['a built-in', 'a.toSorted(), Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
])('%s that is too new is found', (_, code, feature) => {
  expect(newInScripts({ code }).map((found) => found.feature)).toContain(feature);
});

test('ignores members that a script defines itself', () => {
  expect(newInScripts({ code: 'const a = { canParse() {} }; a.canParse()' })).toEqual([]);
});

test('ignores features that the oldest browsers support', () => {
  expect(
    newInScripts({ code: 'a.querySelector("b").closest("c"); [1].at(-1); new URL(a); structuredClone(b)' }),
  ).toEqual([]);
  expect(
    newInSheet(
      '@layer a { a:is(b)::before { inset: 0; color: red; display: grid } } @supports selector(:has(a)) { a:has(b) { top: 0 } }',
    ),
  ).toEqual([]);
});

test.each([
  ['a selector', 'a:has(b) { color: red }', 'css.selectors.has'],
  ['a media feature', '@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
  ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a function', 'a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a unit', 'a { margin: 1lh }', 'css.types.length.lh'],
  ['alternative text without a plain fallback', 'a::after { content: "x" / "" }', 'css.properties.content.alt_text'],
  ['an at-rule', '@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
])('%s that is too new is found', (_, sheet, feature) => {
  expect(newInSheet(sheet)).toContain(feature);
});
