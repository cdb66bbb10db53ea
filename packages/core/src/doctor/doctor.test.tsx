import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement } from '../element/define-element';
import { doctor } from './doctor';

defineElement({
  tag: 'shop-patient',
  mode: 'render',
  config: fromZod(z.object({})),
  component: () => (
    <>
      <button type="button" className="action">
        Buy
      </button>
      <p className="message" hidden>
        Sold out
      </p>
    </>
  ),
});

/** The page's own rules, as a theme has them. */
function theme(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
}

async function place(html = '<shop-patient></shop-patient>'): Promise<void> {
  document.body.innerHTML = html;
  await eventually(() => expect(document.querySelector('shop-patient')?.getAttribute('data-state')).toBe('ready'));
}

const findings = () => doctor().flatMap((row) => row.findings.map(({ kind, message }) => `${kind}: ${message}`));

beforeEach(() => void vi.spyOn(console, 'table').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('finds nothing where all is well', async () => {
  await place();
  expect(findings()).toEqual([]);
});

test('finds what is hidden and shows', async () => {
  await place();
  theme('.message { display: block }');
  expect(findings()).toEqual([
    'shown though hidden: <p class="message"> has `hidden`, and a style sheet shows it: its display is block',
  ]);
});

test('finds a control that something lies over', async () => {
  await place('<shop-patient></shop-patient><div class="bar"></div>');
  theme('.bar { position: fixed; inset: 0 }');
  expect(findings()).toEqual([
    'covered control: <button class="action"> cannot be pressed: <div class="bar"> lies over it',
  ]);
});

test('finds a control that lets no press through', async () => {
  await place();
  theme('.action { pointer-events: none }');
  expect(findings()).toEqual([expect.stringMatching(/^covered control: <button class="action"> cannot be pressed: </)]);
});

test('controls in a closed details are not judged', async () => {
  await place('<details><summary>Menu</summary><shop-patient></shop-patient></details><p class="next">Words</p>');
  theme('.next { position: relative; block-size: 300px }');
  expect(findings()).toEqual([]);
});

test('controls that are out of sight are not judged', async () => {
  await place('<div style="block-size: 300vh"></div><shop-patient></shop-patient><div class="bar"></div>');
  theme('.bar { position: fixed; inset: 0 }');
  expect(findings()).toEqual([]);
});

test('finds a root that another script has styled', async () => {
  await place();
  const root = document.querySelector<HTMLElement>('[data-shop-root]');
  if (root) root.style.display = 'none';
  expect(findings()).toEqual(['styled by another script: <div> has style="display: none;", which no element sets']);
});

test('other packages add what they know how to find', async () => {
  await place();
  const row = doctor([(node) => [{ kind: 'too quiet', message: 'says nothing', node }]])[0];
  expect(row?.findings).toMatchObject([{ kind: 'too quiet' }]);
});
