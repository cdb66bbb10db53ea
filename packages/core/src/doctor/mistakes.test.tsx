import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement } from '../element/define-element';
import { resetExplanations } from '../element/explain';
import { resetTexts } from '../texts/texts';
import { doctor } from './doctor';
import { checkPage } from './mistakes';

defineElement({
  tag: 'shop-signpost',
  mode: 'render',
  config: fromZod(z.object({ toPlace: z.optional(z.string()), distance: z._default(z.number(), 1) })),
  mistakes: ({ config: { toPlace } }) => (toPlace === 'nowhere' ? ['<shop-signpost> leads nowhere'] : []),
  component: () => <p>To the shop</p>,
});

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  resetExplanations();
  vi.spyOn(console, 'table').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void said.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  resetTexts();
});

/** Puts the markup on a page of its own, waits until it has drawn, and looks for mistakes. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  const elements = () => [...document.querySelectorAll('shop-signpost')];
  await eventually(() => expect(elements().every((one) => one.getAttribute('data-state') !== 'loading')).toBe(true));
  checkPage();
}

const findings = () => doctor().flatMap((row) => row.findings.map(({ message }) => message));

test.each([
  [
    'an underscore for a hyphen',
    '<shop_signpost></shop_signpost>',
    'There is no <shop_signpost>: write <shop-signpost>',
  ],
  ['a misspelled tag', '<shop-signpots></shop-signpots>', 'There is no <shop-signpots>: write <shop-signpost>'],
  [
    'a self-closed tag, which swallows the page',
    '<div><shop-signpost /><main class="page">All of the page</main></div>',
    '<shop-signpost> has swallowed <main class="page">: write </shop-signpost> where it ends, because "/>" does not end it',
  ],
  [
    'a misspelled data-shop-fallback',
    '<shop-signpost><p data-shop-falback>To the shop</p></shop-signpost>',
    '<p> in <shop-signpost> shows beside what the element draws: write data-shop-fallback, not data-shop-falback',
  ],
  [
    'a data-shop-fallback too deep to be found',
    '<shop-signpost data-to-place="a"></shop-signpost><p data-shop-fallback>To the shop</p>',
    '<p> has data-shop-fallback, but is no child of an element: nothing hides it',
  ],
  [
    'a block in a paragraph, which ends the element',
    '<p><shop-signpost><ul><li>To the shop</li></ul></shop-signpost></p>',
    '<shop-signpost> lost its content, because <ul> cannot be in a <p>: write <div> for the <p> around it',
  ],
  [
    'a script for a tag, where the element’s name belongs',
    '<script type="application/json" data-shop-config="shop-signpost">{}</script><shop-signpost></shop-signpost>',
    'No element reads <script data-shop-config="shop-signpost">: write data-shop-config="signpost"',
  ],
  [
    'a slip in a key',
    '<script type="application/json" data-shop-config="signpost">{"distanse": 4}</script><shop-signpost></shop-signpost>',
    '<shop-signpost> has no setting "distanse" (from <script data-shop-config="signpost">): write "distance"',
  ],
  [
    'a key in kebab-case',
    `<shop-signpost data-config='{"to-place": "a"}'></shop-signpost>`,
    '<shop-signpost> has no setting "to-place" (from data-config): write "toPlace"',
  ],
  [
    'what an element itself finds missing',
    '<shop-signpost data-to-place="nowhere"></shop-signpost>',
    '<shop-signpost> leads nowhere',
  ],
])('%s is explained in the console once, and by doctor', async (_, html, sentence) => {
  await open(html);
  checkPage();
  expect(said).toEqual([sentence]);
  expect(findings()).toEqual([sentence]);
});

test('broken texts are explained', async () => {
  resetTexts();
  await open('<script type="application/json" data-shop-texts>{signpost}</script><shop-signpost></shop-signpost>');
  const sentence = expect.stringMatching(
    /^The texts of <script data-shop-texts> are not used: expected a JSON object, found/,
  );
  expect(findings()).toEqual([sentence]);
});

test('a long page of paragraphs is not walked through for each of them', async () => {
  const walked = vi.spyOn(Element.prototype, 'nextElementSibling', 'get');
  const count = 300;
  await open('<p><shop-signpost></shop-signpost></p>'.repeat(count));
  expect(walked.mock.calls.length).toBeLessThan(count * 30);
});

test('the same mistake in many elements is one sentence', async () => {
  await open('<shop-signpost data-to-place="nowhere"></shop-signpost>'.repeat(3));
  expect(said).toHaveLength(1);
  expect(findings()).toHaveLength(3);
});

test('doctor says why an element is in error, in the words of the console', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('<shop-signpost data-distance="far"></shop-signpost>');
  const [row] = doctor();
  expect(row?.problem).toBe(String(errors.mock.calls[0]?.[0]).trim());
  expect(row?.problem).toContain('distance: expected a number');
});

test('an element that works again has no problem any more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open('<shop-signpost data-distance="far"></shop-signpost>');
  document.querySelector('shop-signpost')?.setAttribute('data-distance', '2');
  await eventually(() => expect(doctor()[0]?.state).toBe('ready'));
  expect(doctor()[0]?.problem).toBeUndefined();
});

test.each([
  [
    'what other scripts of the page read',
    `<shop-signpost data-bind="visible: true" data-mage-init='{}' data-testid="a" x-data></shop-signpost>`,
  ],
  ['what an element writes itself', '<shop-signpost></shop-signpost>'],
  ['paragraphs around it', '<p><shop-signpost></shop-signpost></p><div>More</div><p>More</p>'],
  [
    'a marked fallback, scripts and what is hidden',
    '<shop-signpost><p data-shop-fallback>To</p><template></template><ol><li>The shop</li></ol></shop-signpost>',
  ],
  [
    'a list of what it shows, as a map has of its stores',
    '<shop-signpost><ul><li><article><header>Oak Lane 2</header><footer>Open</footer></article></li></ul></shop-signpost>',
  ],
  ['keys of something else', `<shop-signpost data-config='{"sku": 1}'></shop-signpost>`],
  ['tags of somebody else', '<shopping-list></shopping-list><shop-floor-plan></shop-floor-plan>'],
])('%s is no mistake', async (_, html) => {
  await open(html);
  document.querySelector('shop-signpost')?.setAttribute('data-distanse-shown', '1');
  expect(said).toEqual([]);
  expect(doctor().flatMap(({ unknown }) => unknown)).toEqual([]);
  expect(findings()).toEqual([]);
});
