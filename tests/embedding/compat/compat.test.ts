import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { newInScripts } from './script';
import { newInSheet } from './sheet';

const dist = path.resolve(import.meta.dirname, '../../../packages/bundle/dist');

/** What the files name though the oldest browsers do not have it, and why that is all right. */
const reasons: Readonly<Record<string, string>> = {
  'api.Navigation.canGoBack': 'asked for with a question mark; the length of the history answers elsewhere',
  'api.Document.moveBefore': 'Preact asks whether it is there',
  'api.TrustedTypePolicyFactory.createPolicy': 'asked for with a question mark: who has no Trusted Types enforces none',
  'api.TrustedTypePolicyFactory.getAttributeType': 'DOMPurify asks whether it is there',
  'api.TouchEvent.TouchEvent': 'Leaflet asks whether it is there',
  'api.TouchEvent.targetTouches': 'keen-slider asks whether it is there',
  'api.UIEvent.sourceCapabilities': 'Leaflet asks whether it is there',
  'api.InputDeviceCapabilities.firesTouchEvents': 'Leaflet asks whether it is there',
  'api.ContactAddress.region': 'a key of an address in the page',
  'api.ContactAddress.city': "a key of a store's address",
  'api.ContactAddress.country': "a key of a store's address",
  'api.XRCompositionLayer.layout': 'a setting of ours',
  'api.CSSCounterStyleRule.fallback': 'a setting of ours',
  'javascript.builtins.DisposableStack.dispose': 'a method of ours',
  'api.Counter.identifier': 'touches have it everywhere, in an interface that the table calls optional',
  'css.properties.float.inline-end': 'Chrome before 118 leaves a distance and the choice of list lengths in their line',
  'css.properties.content-visibility': 'spares work where it is known; nothing looks different without',
  'css.properties.content-visibility.auto': 'as above',
  'css.properties.contain-intrinsic-block-size': 'belongs to content-visibility',
  'css.properties.scrollbar-width': 'elsewhere a scroll bar shows for a moment, until the carousel starts',
  'css.properties.scrollbar-width.none': 'as above',
  'css.properties.hyphens': 'elsewhere a word that is too long for its label breaks without one',
  'css.properties.user-select': '-webkit-user-select stands beside it; Leaflet has its own',
  'css.properties.forced-color-adjust': 'Safari has no forced colors to adjust',
  'css.properties.forced-color-adjust.none': 'as above',
  'css.at-rules.media.scripting':
    'elsewhere no room is kept for controls before the script comes, and a page without JavaScript shows no part of the next slide',
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

test('the oldest browsers that the README names have all that the files use', () => {
  const unexplained = [...uses].filter(([feature]) => !(feature in reasons));
  expect(unexplained.map(([feature, where]) => `${feature} in ${where.slice(0, 3).join(', ')}`)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(reasons).filter((feature) => !uses.has(feature))).toEqual([]);
});

test.each([
  ['a static method', 'URL.canParse(a)', 'api.URL.canParse_static'],
  ['a method', 'a.checkVisibility()', 'api.Element.checkVisibility'],
  ['a method behind a question mark', 'a?.checkVisibility?.()', 'api.Element.checkVisibility'],
  ['a built-in', 'a.toSorted(), Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
])('%s that is too new is found', (_, code, feature) => {
  expect(newInScripts({ code }).map((found) => found.feature)).toContain(feature);
});

test('a member that a script makes itself is not too new', () => {
  expect(newInScripts({ code: 'const a = { canParse() {} }; a.canParse()' })).toEqual([]);
});

test('what the oldest browsers have is not', () => {
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
  ['an alternative text without a plain one', 'a::after { content: "x" / "" }', 'css.properties.content.alt_text'],
  ['an at-rule', '@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
])('%s that is too new is found', (_, sheet, feature) => {
  expect(newInSheet(sheet)).toContain(feature);
});
