import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement, elementClass } from '../element/define-element';
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

test('reports nothing on a page without conflicts', async () => {
  await place();
  expect(findings()).toEqual([]);
});

test('reports hidden nodes that a style sheet shows', async () => {
  await place();
  theme('.message { display: block }');
  expect(findings()).toEqual([
    'hidden but visible: <p class="message"> has `hidden`, but a style sheet sets its display to block',
  ]);
});

test('the result can be sent as JSON, with the start tag of each element', async () => {
  await place('<shop-patient id="first"></shop-patient>');
  theme('.message { display: block }');
  const [row] = JSON.parse(JSON.stringify(doctor()));
  expect(row).toMatchObject({
    element: '<shop-patient id="first">',
    tag: 'shop-patient',
    state: 'ready',
    findings: [{ kind: 'hidden but visible', node: '<p class="message">' }],
  });
});

test('reports a covered control', async () => {
  await place('<shop-patient></shop-patient><div class="bar"></div>');
  theme('.bar { position: fixed; inset: 0 }');
  expect(findings()).toEqual([
    'covered control: <button class="action"> cannot be pressed: <div class="bar"> covers it',
  ]);
});

test('inspects elements in open shadow roots', async () => {
  document.body.innerHTML = '<div id="host"></div>';
  const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = '<section><shop-patient data-colour="red"></shop-patient></section>';
  await eventually(() => expect(root?.querySelector('shop-patient')?.getAttribute('data-state')).toBe('ready'));
  expect(findings()).toEqual([]);
  expect(doctor()).toMatchObject([
    { tag: 'shop-patient', state: 'ready', unknown: [{ attribute: 'data-colour', nearest: undefined }] },
  ]);
  document.body.insertAdjacentHTML('beforeend', '<div class="bar"></div>');
  theme('.bar { position: absolute; inset: 0 }');
  expect(findings()).toEqual([
    'covered control: <button class="action"> cannot be pressed: <div class="bar"> covers it',
  ]);
});

test('reports a control without pointer events', async () => {
  await place();
  theme('.action { pointer-events: none }');
  expect(findings()).toEqual([expect.stringMatching(/^covered control: <button class="action"> cannot be pressed: </)]);
});

test('ignores controls in a closed <details>', async () => {
  await place('<details><summary>Menu</summary><shop-patient></shop-patient></details><p class="next">Words</p>');
  theme('.next { position: relative; block-size: 300px }');
  expect(findings()).toEqual([]);
});

test('ignores controls outside the window', async () => {
  await place('<div style="block-size: 300vh"></div><shop-patient></shop-patient><div class="bar"></div>');
  theme('.bar { position: fixed; inset: 0 }');
  expect(findings()).toEqual([]);
});

test('reports a root that another script styled', async () => {
  await place();
  const root = document.querySelector<HTMLElement>('[data-shop-root]');
  if (root) root.style.display = 'none';
  expect(findings()).toEqual(['styled by another script: <div> has style="display: none;", set by another script']);
});

test('other packages can add inspections', async () => {
  await place();
  const row = doctor([(node) => [{ kind: 'too quiet', message: 'says nothing', node }]])[0];
  expect(row?.findings).toMatchObject([{ kind: 'too quiet' }]);
});

test("suggests no other tag for a shop's own element", async () => {
  customElements.define('shop-patients', class extends HTMLElement {});
  await place('<shop-patient></shop-patient><shop-patients></shop-patients><shop-patiens></shop-patiens>');
  expect(doctor().map(({ tag, state, nearestTag }) => [tag, state, nearestTag])).toEqual([
    ['shop-patient', 'ready', undefined],
    ['shop-patients', 'ready', undefined],
    ['shop-patiens', 'unknown', 'shop-patient'],
  ]);
});

/** Not every browser has scoped registries. */
function scopedRegistry(): CustomElementRegistry | undefined {
  try {
    return new CustomElementRegistry();
  } catch {
    return undefined;
  }
}

const scoped = scopedRegistry();

test.runIf(scoped)('inspects a page that has a tag outside the scoped registry that defines it', async () => {
  const config = fromZod(z.object({}));
  elementClass({ tag: 'shop-scoped', mode: 'render', config, component: () => null }).define('shop-scoped', scoped);
  await place('<shop-patient></shop-patient><shop-scoped></shop-scoped>');
  expect(doctor().map(({ tag, settings }) => [tag, settings])).toEqual([
    ['shop-patient', []],
    ['shop-scoped', []],
  ]);
});
