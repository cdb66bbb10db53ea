import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement } from '../element/define-element';
import { resetWarnings } from '../element/warn-once';
import { resetTexts } from '../texts/texts';
import { checkPage } from './check-page';
import { doctor } from './doctor';

defineElement({
  tag: 'shop-signpost',
  mode: 'render',
  config: fromZod(z.object({ toPlace: z.optional(z.string()), distance: z._default(z.number(), 1) })),
  mistakes: ({ config: { toPlace } }) => (toPlace === 'nowhere' ? ['<shop-signpost> leads nowhere'] : []),
  component: () => <p>To the shop</p>,
});

defineElement({ tag: 'shop-signbox', mode: 'enhance', config: fromZod(z.object({})), component: () => null });

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  resetWarnings();
  vi.spyOn(console, 'table').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  resetTexts();
});

/** Replaces the page, waits until it has rendered, and looks for mistakes. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  const elements = () => [...document.querySelectorAll('shop-signpost')];
  await eventually(() => expect(elements().every((one) => one.getAttribute('data-state') !== 'loading')).toBe(true));
  checkPage();
}

const findings = () => doctor().flatMap((row) => row.findings.map(({ message }) => message));

test.each([
  [
    'an underscore instead of a hyphen',
    '<shop_signpost></shop_signpost>',
    'Unknown tag <shop_signpost>; did you mean <shop-signpost>?',
  ],
  ['a misspelled tag', '<shop-signpots></shop-signpots>', 'Unknown tag <shop-signpots>; did you mean <shop-signpost>?'],
  [
    'a self-closed tag that swallows the page',
    '<div><shop-signpost /><main class="page">All of the page</main></div>',
    '<shop-signpost> is not closed, so it swallows <main class="page">: add </shop-signpost>, because "/>" does not close it',
  ],
  [
    'a misspelled data-shop-fallback',
    '<shop-signpost><p data-shop-falback>To the shop</p></shop-signpost>',
    '"data-shop-falback" has no effect, so <p> shows next to the content of <shop-signpost>; did you mean data-shop-fallback?',
  ],
  [
    'a data-shop-fallback outside an element',
    '<shop-signpost data-to-place="a"></shop-signpost><p data-shop-fallback>To the shop</p>',
    '<p> has data-shop-fallback, but is not a direct child of an element: nothing hides it',
  ],
  [
    'a block in a paragraph, which closes the element',
    '<p><shop-signpost><ul><li>To the shop</li></ul></shop-signpost></p>',
    '<ul> cannot be inside <p>: the browser closed the paragraph, and <shop-signpost>, before it; write <div> instead of <p>',
  ],
  [
    'a block in a paragraph, which closes an element with content of its own',
    '<p><shop-signbox><button>Open</button><div>To the shop</div></shop-signbox></p>',
    '<div> cannot be inside <p>: the browser closed the paragraph, and <shop-signbox>, before it; write <div> instead of <p>',
  ],
  [
    'a script named after the tag instead of the element',
    '<script type="application/json" data-shop-config="shop-signpost">{}</script><shop-signpost></shop-signpost>',
    'data-shop-config="shop-signpost" matches no element; did you mean "signpost"?',
  ],
  [
    'a misspelled key',
    '<script type="application/json" data-shop-config="signpost">{"distanse": 4}</script><shop-signpost></shop-signpost>',
    '<shop-signpost> has no setting "distanse" (from <script data-shop-config="signpost">); did you mean "distance"?',
  ],
  [
    'a key in kebab-case',
    `<shop-signpost data-config='{"to-place": "a"}'></shop-signpost>`,
    '<shop-signpost> has no setting "to-place" (from data-config); did you mean "toPlace"?',
  ],
  [
    'a config property that a framework wrote as an attribute',
    '<shop-signpost config="[object Object]"></shop-signpost>',
    '<shop-signpost> has an attribute "config", which is not read: define the element before a framework renders it, or use data-config',
  ],
  [
    'a mistake that the element itself reports',
    '<shop-signpost data-to-place="nowhere"></shop-signpost>',
    '<shop-signpost> leads nowhere',
  ],
])('explains %s once in the console, and in doctor()', async (_, html, sentence) => {
  await open(html);
  checkPage();
  expect(said).toEqual([sentence]);
  expect(findings()).toEqual([sentence]);
});

test('explains broken texts', async () => {
  resetTexts();
  await open('<script type="application/json" data-shop-texts>{signpost}</script><shop-signpost></shop-signpost>');
  const sentence = expect.stringMatching(/^<script data-shop-texts>: expected a JSON object, found/);
  expect(findings()).toEqual([sentence]);
});

test('does not explain an element that ends before the words of its paragraph', async () => {
  await open('<p><shop-signbox><button>Open</button></shop-signbox> it</p><div>To the shop</div><p></p>');
  expect(findings()).toEqual([]);
});

test('does not walk a long page once per paragraph', async () => {
  const walked = vi.spyOn(Element.prototype, 'nextElementSibling', 'get');
  const count = 300;
  await open('<p><shop-signpost></shop-signpost></p>'.repeat(count));
  expect(walked.mock.calls.length).toBeLessThan(count * 30);
});

test('logs the same mistake in many elements once', async () => {
  await open('<shop-signpost data-to-place="nowhere"></shop-signpost>'.repeat(3));
  expect(said).toHaveLength(1);
  expect(findings()).toHaveLength(3);
});

test('doctor() shows an element’s console error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('<shop-signpost data-distance="far"></shop-signpost>');
  const [row] = doctor();
  expect(row?.problem).toBe(String(errors.mock.calls[0]?.[0]).trim());
  expect(row?.problem).toContain('distance: expected a number');
});

test('doctor() shows no problem once the element works again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('<shop-signpost data-distance="far"></shop-signpost>');
  document.querySelector('shop-signpost')?.setAttribute('data-distance', '2');
  await eventually(() => expect(doctor()[0]?.state).toBe('ready'));
  expect(doctor()[0]?.problem).toBeUndefined();
});

test.each([
  [
    'attributes for other scripts',
    `<shop-signpost data-bind="visible: true" data-mage-init='{}' data-testid="a" x-data></shop-signpost>`,
  ],
  ['attributes that an element sets itself', '<shop-signpost></shop-signpost>'],
  ['paragraphs around it', '<p><shop-signpost></shop-signpost></p><div>More</div><p>More</p>'],
  [
    'a fallback, a template and the element’s own list',
    '<shop-signpost><p data-shop-fallback>To</p><template></template><ol><li>The shop</li></ol></shop-signpost>',
  ],
  [
    'a list of its data, such as a map’s stores',
    '<shop-signpost><ul><li><article><header>Oak Lane 2</header><footer>Open</footer></article></li></ul></shop-signpost>',
  ],
  [
    'attributes of session replays and of a dark mode',
    '<shop-signpost data-private data-sentry-mask data-darkreader-inline-color="1"></shop-signpost>',
  ],
  ['keys for something else', `<shop-signpost data-config='{"sku": 1}'></shop-signpost>`],
  ['the shop’s own tags', '<shopping-list></shopping-list><shop-floor-plan></shop-floor-plan>'],
])('does not report %s', async (_, html) => {
  await open(html);
  document.querySelector('shop-signpost')?.setAttribute('data-distanse-shown', '1');
  expect(said).toEqual([]);
  expect(doctor().flatMap(({ unknown }) => unknown)).toEqual([]);
  expect(findings()).toEqual([]);
});
