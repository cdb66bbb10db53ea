import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import {
  addTexts,
  defineElement,
  doctor,
  type ElementProps,
  elementClass,
  resetTexts,
  setLocale,
  textsOf,
  useMethods,
} from '../index';
import { isParsed } from './parsed';

const greetingConfig = fromZod(
  z.object({
    name: z._default(z.string(), 'you'),
    times: z._default(z.number(), 1),
    loud: z._default(z.boolean(), false),
    links: z._default(z.record(z.string(), z.object({ price: z.number() })), {}),
    from: z.optional(z.string()),
  }),
);
type GreetingConfig = z.output<typeof greetingConfig>;

const english = { hello: 'Hello %1' };
let renders = 0;

function Greeting({ element, config }: ElementProps<GreetingConfig>) {
  renders += 1;
  const [clicks, setClicks] = useState(0);
  useMethods(element, { count: () => clicks });
  if (config.name === 'crash') throw new Error('drawn wrong');
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {textsOf(element, english).hello.replace('%1', config.name)} {clicks}
    </button>
  );
}

defineElement({
  tag: 'shop-greeting',
  mode: 'render',
  config: greetingConfig,
  host: (page, { setting }) => ({ from: () => page.read('greetings', String(setting('name'))) }),
  component: Greeting,
  methods: { count: 'now' },
});

function StrictGreeting({ config }: ElementProps<{ method: string }>) {
  return <p>{config.method}</p>;
}

defineElement({
  tag: 'shop-strict-greeting',
  mode: 'render',
  config: fromZod(z.object({ method: z.string() })),
  component: StrictGreeting,
});

defineElement({
  tag: 'shop-paid-greeting',
  mode: 'render',
  config: fromZod(z.object({ method: z._default(z.string(), 'free') })),
  component: StrictGreeting,
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('the test page has no element');
  return element;
}

function showInForm(html: string): { form: HTMLFormElement; element: HTMLElement } {
  const form = show(`<form>${html}</form>`) as HTMLFormElement;
  return { form, element: form.firstElementChild as HTMLElement };
}

function ready(element: HTMLElement): Promise<void> {
  return eventually(() => expect(element.dataset.state).toBe('ready'));
}

function button(element: HTMLElement): HTMLButtonElement {
  const found = element.querySelector<HTMLButtonElement>('[data-shop-root] button');
  if (found === null) throw new Error('the element has not drawn');
  return found;
}

beforeEach(() => {
  renders = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  resetTexts();
});

test('shows the server’s content until ready, then hides it', async () => {
  const element = show('<shop-greeting><p data-shop-fallback>Hello from the server</p></shop-greeting>');
  const fallback = element.querySelector('p');
  expect(element.dataset.state).toBe('loading');
  expect(fallback?.hidden).toBe(false);
  await ready(element);
  expect(fallback?.hidden).toBe(true);
  expect(fallback?.isConnected).toBe(true);
  expect(button(element).textContent).toBe('Hello you 0');
});

test.each([
  ['keeps its own choice if the shopper left the server’s select alone', 1, 'm', []],
  ['takes over what the shopper chose before', 2, 'l', ['input', 'change']],
])('%s', async (_, chosen, expected, fired) => {
  const events: string[] = [];
  function Picker() {
    const [size, setSize] = useState('m');
    return (
      <select name="size" value={size} onChange={(event) => setSize(event.currentTarget.value)}>
        <option>s</option>
        <option>m</option>
        <option>l</option>
      </select>
    );
  }
  defineElement({ tag: 'shop-picker', mode: 'render', config: fromZod(z.object({})), component: Picker });
  const element = document.createElement('shop-picker');
  element.innerHTML =
    '<select name="size" data-shop-fallback><option disabled>Choose</option><option>s</option><option>l</option></select>';
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(type));
  const served = element.querySelector('select');
  if (served !== null) served.selectedIndex = chosen;
  document.body.replaceChildren(element);
  await ready(element);
  expect(element.querySelector<HTMLSelectElement>('[data-shop-root] select')?.value).toBe(expected);
  expect(events).toEqual(fired);
});

test('fires shop-ready once, even if it is removed and added again', async () => {
  const tags: string[] = [];
  const heard = (event: GlobalEventHandlersEventMap['shop-ready']): void => void tags.push(event.detail.tag);
  document.body.addEventListener('shop-ready', heard);
  const element = show('<shop-greeting></shop-greeting>');
  await ready(element);
  element.remove();
  await eventually(() => expect(element.querySelector('button')).toBeNull());
  document.body.append(element);
  await eventually(() => expect(button(element)).toBeTruthy());
  document.body.removeEventListener('shop-ready', heard);
  expect(tags).toEqual(['shop-greeting']);
});

test('renders once however many attributes a script changes', async () => {
  const element = show('<shop-greeting></shop-greeting>');
  await ready(element);
  renders = 0;
  element.dataset.name = 'Ann';
  element.dataset.times = '3';
  element.dataset.loud = '';
  await eventually(() => expect(button(element).textContent).toBe('Hello Ann 0'));
  expect(renders).toBe(1);
});

test('keeps its state when a setting changes and when the node moves', async () => {
  const element = show('<shop-greeting></shop-greeting>');
  await ready(element);
  button(element).click();
  await eventually(() => expect(button(element).textContent).toBe('Hello you 1'));
  const before = button(element);
  const elsewhere = document.createElement('section');
  document.body.append(elsewhere);
  elsewhere.append(element);
  element.dataset.name = 'Ann';
  await eventually(() => expect(button(element).textContent).toBe('Hello Ann 1'));
  expect(button(element)).toBe(before);
});

test('a removed attribute falls back to the weaker source', async () => {
  const element = show(
    '<shop-greeting data-name="Ann"><script type="application/json">{"name":"Bob"}</script></shop-greeting>',
  );
  await ready(element);
  expect(button(element).textContent).toBe('Hello Ann 0');
  element.removeAttribute('data-name');
  await eventually(() => expect(button(element).textContent).toBe('Hello Bob 0'));
});

test('uses properties that were set before the element was defined', async () => {
  const element = document.createElement('shop-late-greeting');
  Object.assign(element, { config: { name: 'Early' } });
  document.body.append(element);
  defineElement({ tag: 'shop-late-greeting', mode: 'render', config: greetingConfig, component: Greeting });
  await ready(element);
  expect(button(element).textContent).toBe('Hello Early 0');
});

test.each([
  ['a text', '{"name":"Ann"}', '"{\\"name\\":\\"Ann\\"}"'],
  ['a list', ['Ann'], 'a list'],
  ['a function', () => ({}), 'function'],
])('reports a config property that is %s, and keeps the server’s content', async (_, config, found) => {
  const element = show('<shop-greeting><p data-shop-fallback>Hello</p></shop-greeting>');
  Object.assign(element, { config });
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(element.querySelector('p')?.hidden).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining(`expected an object of settings, found ${found} (from the \`config\` property)`),
    element,
  );
  Object.assign(element, { config: { name: 'Ann' } });
  await ready(element);
});

test.each([undefined, null, []])('a config property of %o sets nothing', async (config) => {
  const element = show('<shop-greeting data-name="Ann"></shop-greeting>');
  Object.assign(element, { config });
  await ready(element);
  expect(button(element).textContent).toBe('Hello Ann 0');
});

test('accepts a required setting that is set right after connection', async () => {
  const element = show('<shop-strict-greeting></shop-strict-greeting>');
  await Promise.resolve();
  element.dataset.method = 'checkmo';
  await ready(element);
  expect(element.textContent).toBe('checkmo');
  expect(console.error).not.toHaveBeenCalled();
});

test('reports a missing required setting once, and says what to add', async () => {
  const heard = vi.fn();
  document.body.addEventListener('shop-error', heard, { once: true });
  const element = show('<shop-strict-greeting><p data-shop-fallback>Pay by check</p></shop-strict-greeting>');
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0].detail).toEqual({
    tag: 'shop-strict-greeting',
    phase: 'config',
    issues: [{ path: 'method', message: 'is required: add data-method="…"', source: 'data-method' }],
  });
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(element.querySelector('p')?.hidden).toBe(false);
});

test('waits for a setting from a script further down the page', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const element = show('<shop-strict-greeting></shop-strict-greeting>\n<p></p>');
  await new Promise(requestAnimationFrame);
  element.dataset.name = 'Ann';
  await new Promise(requestAnimationFrame);
  expect(element.dataset.state).toBe('loading');
  element.dataset.method = 'checkmo';
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await ready(element);
  expect(element.textContent).toBe('checkmo');
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['that names the element', '', 'data-shop-config="paid-greeting"'],
  ['that data-config points to', 'data-config="#settings"', 'id="settings"'],
])('reads a script further down the page %s', async (_, attribute, name) => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const element = show(`<shop-paid-greeting ${attribute}></shop-paid-greeting>\n<p></p>`);
  await new Promise(requestAnimationFrame);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" ${name}>{ "method": "cash" }</script>`,
  );
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await eventually(() => expect(element.textContent).toBe('cash'));
  expect(console.error).not.toHaveBeenCalled();
});

test('reads settings of deferred and asynchronous scripts, and reports a missing one after that', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const element = show('<shop-paid-greeting></shop-paid-greeting>');
  const other = document.body.appendChild(document.createElement('shop-strict-greeting'));
  await new Promise(requestAnimationFrame);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise(requestAnimationFrame);
  expect(other.dataset.state).toBe('loading');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" data-shop-config="paid-greeting">{ "method": "cash" }</script>',
  );
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  await eventually(() => expect(element.textContent).toBe('cash'));
  await eventually(() => expect(other.dataset.state).toBe('error'));
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('reads settings again after the page’s scripts even if those of another element can’t be read', async () => {
  defineElement({
    tag: 'shop-broken-greeting',
    mode: 'render',
    config: greetingConfig,
    host: (page) => ({ from: () => page.read('brokenGreeting', 'from') }),
    component: Greeting,
  });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const broken = show('<shop-broken-greeting></shop-broken-greeting><shop-greeting></shop-greeting>');
  const other = broken.nextElementSibling as HTMLElement;
  await ready(broken);
  await ready(other);
  Object.defineProperty(window, 'brokenGreeting', {
    configurable: true,
    get: () => {
      throw new Error('not yet');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(window, 'brokenGreeting'));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" data-shop-config="greeting">{ "name": "Ann" }</script>',
  );
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  await eventually(() => expect(button(other).textContent).toBe('Hello Ann 0'));
});

test('does not render again after the page’s scripts if they have changed no setting', async () => {
  const rendered = vi.fn();
  defineElement({
    tag: 'shop-quiet',
    mode: 'render',
    config: fromZod(z.object({ name: z._default(z.string(), 'you') })),
    component: ({ config }) => {
      rendered(config.name);
      return null;
    },
  });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const element = show('<shop-quiet></shop-quiet><p></p>');
  await ready(element);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise(requestAnimationFrame);
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  await new Promise(requestAnimationFrame);
  expect(rendered.mock.calls).toEqual([['you']]);
});

test('reports an invalid setting once, and again if it returns', async () => {
  const element = show('<shop-greeting data-times="3px"></shop-greeting>');
  await eventually(() => expect(element.dataset.state).toBe('error'));
  element.remove();
  document.body.append(element);
  element.dataset.name = 'Ann';
  await new Promise(requestAnimationFrame);
  expect(console.error).toHaveBeenCalledTimes(1);
  element.dataset.times = '3';
  await eventually(() => expect(element.dataset.state).toBe('ready'));
  element.dataset.times = '3px';
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('an invalid setting keeps the server’s content, is reported with its source, and can be corrected', async () => {
  const element = show(
    '<shop-greeting data-times="3px" data-links="{oops"><p data-shop-fallback>From the server</p></shop-greeting>',
  );
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(element.querySelector('p')?.hidden).toBe(false);
  const [message] = vi.mocked(console.error).mock.calls[0] ?? [];
  expect(message).toContain('<shop-greeting>');
  expect(message).toContain('times: expected a number (no unit, no other text), found "3px" (from data-times)');
  expect(message).toContain('links: expected JSON, found "{oops" (from data-links)');
  expect(console.error).toHaveBeenCalledTimes(1);
  element.dataset.times = '3';
  element.dataset.links = '{}';
  await ready(element);
  expect(element.querySelector('p')?.hidden).toBe(true);
});

test('broken JSON in a required attribute is one mistake, and none if a stronger source wins', async () => {
  const config = fromZod(z.object({ parts: z.record(z.string(), z.string()) }));
  defineElement({ tag: 'shop-strict-parts', mode: 'render', config, component: () => null });
  const element = show('<shop-strict-parts data-parts="{oops"></shop-strict-parts>');
  const issues = await new Promise((resolve) => {
    element.addEventListener('shop-error', (event) => resolve(event.detail.issues), { once: true });
  });
  expect(issues).toEqual([{ path: 'parts', message: 'expected JSON, found "{oops"', source: 'data-parts' }]);
  Object.assign(element, { config: { parts: {} } });
  await ready(element);
});

test('a setting that becomes invalid shows the server’s content again, without losing what the shopper did', async () => {
  const element = show('<shop-greeting><p data-shop-fallback>From the server</p></shop-greeting>');
  await ready(element);
  button(element).click();
  element.dataset.times = 'many';
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(element.querySelector('p')?.hidden).toBe(false);
  element.dataset.times = '2';
  await ready(element);
  expect(button(element).textContent).toBe('Hello you 1');
});

test('an element whose setting becomes invalid posts only the server’s fields, and what was typed returns with it', async () => {
  const { form, element } = showInForm(
    '<shop-own-field data-times="1"><label data-shop-fallback>PO <input name="po" value="old"></label></shop-own-field>',
  );
  const component = () => <input name="po" aria-label="ours" />;
  defineElement({ tag: 'shop-own-field', mode: 'render', config: fromZod(z.object({ times: z.number() })), component });
  await ready(element);
  const ours = element.querySelector<HTMLInputElement>('[aria-label=ours]');
  if (ours) ours.value = 'PO-77';
  expect(new FormData(form).getAll('po')).toEqual(['PO-77']);
  element.dataset.times = 'many';
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(new FormData(form).getAll('po')).toEqual(['old']);
  element.dataset.times = '2';
  await ready(element);
  expect(new FormData(form).getAll('po')).toEqual(['PO-77']);
});

test('a crash shows the server’s content again, and other elements keep working', async () => {
  const element = show(
    '<shop-greeting data-name="crash"><p data-shop-fallback>From the server</p></shop-greeting><shop-greeting></shop-greeting>',
  );
  const heard = vi.fn();
  element.addEventListener('shop-error', heard);
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ phase: 'render', issues: [{ message: 'drawn wrong' }] });
  expect(element.querySelector('p')?.hidden).toBe(false);
  await ready(element.nextElementSibling as HTMLElement);
  element.dataset.name = 'Ann';
  await ready(element);
  expect(button(element).textContent).toBe('Hello Ann 0');
});

test('reads all six sources of settings; later ones win', async () => {
  Object.assign(window, { greetings: { Ann: 'the host' } });
  document.body.innerHTML = `
    <script type="application/json" data-shop-config="greeting">{"name":"page","times":"2","loud":"1","links":[]}</script>
    <script type="application/json" id="pointed">{"name":"pointed","times":3}</script>
    <shop-greeting data-config="#pointed" data-name="Ann">
      <script type="application/json">{"times":"4","name":"child"}</script>
    </shop-greeting>`;
  const element = document.querySelector<HTMLElement & { config?: unknown }>('shop-greeting');
  if (element === null) throw new Error('no element');
  await ready(element);
  expect(element.config).toEqual({ name: 'Ann', times: 4, loud: true, links: {}, from: 'the host' });
  element.config = { name: 'Script' };
  await eventually(() => expect(button(element).textContent).toBe('Hello Script 0'));
  const row = doctor().find((found) => found.element === element);
  expect(Object.fromEntries(row?.settings.map(({ name, source }) => [name, source]) ?? [])).toEqual({
    name: 'the `config` property',
    times: 'its child script',
    loud: '<script data-shop-config="greeting">',
    links: '<script data-shop-config="greeting">',
    from: 'default',
  });
  Reflect.deleteProperty(window, 'greetings');
});

test('JSON in data-config counts like a child script', async () => {
  const element = show(`<shop-greeting data-config='{"name":"literal"}'></shop-greeting>`);
  await ready(element);
  expect(button(element).textContent).toBe('Hello literal 0');
});

test('spaces around the id in data-config do not matter', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="settings">{ "name": "Zoe" }</script><shop-greeting data-config=" #settings "></shop-greeting>';
  const element = document.querySelector<HTMLElement>('shop-greeting');
  if (element === null) throw new Error('the test page has no element');
  await ready(element);
  expect(button(element).textContent).toBe('Hello Zoe 0');
});

test('reports a data-config that points to a missing script', async () => {
  const element = show('<shop-greeting data-config="#nowhere"></shop-greeting>');
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('expected the id of a script, found no script');
});

test('methods work as soon as the element is on the page, and throw a helpful error before', async () => {
  const element = show('<shop-greeting></shop-greeting>') as HTMLElement & { count(): number };
  await ready(element);
  button(element).click();
  await eventually(() => expect(element.count()).toBe(1));
  const broken = show('<shop-greeting data-times="x"></shop-greeting>') as HTMLElement & { count(): number };
  expect(() => broken.count()).toThrow(/<shop-greeting>\.count\(\) was called before the element was ready/);
});

test('keeps typed text and focus when the script loads', async () => {
  function Field() {
    const [value, setValue] = useState('');
    return <input name="po" aria-label="ours" value={value} onInput={(event) => setValue(event.currentTarget.value)} />;
  }
  document.body.innerHTML =
    '<form><shop-late-field><label data-shop-fallback>PO <input name="po"></label></shop-late-field></form>';
  const servers = document.querySelector<HTMLInputElement>('[data-shop-fallback] input');
  if (servers === null) throw new Error('no fallback');
  servers.focus();
  servers.value = 'PO-77';
  defineElement({ tag: 'shop-late-field', mode: 'render', config: fromZod(z.object({})), component: Field });
  await eventually(() => expect(document.querySelector<HTMLInputElement>('[aria-label=ours]')?.value).toBe('PO-77'));
  expect(document.activeElement).toBe(document.querySelector('[aria-label=ours]'));
  const form = document.querySelector('form');
  expect(form && new FormData(form).getAll('po')).toEqual(['PO-77']);
});

test('a file that was chosen before the script loads does not make the element fail', async () => {
  document.body.innerHTML =
    '<shop-late-upload><label data-shop-fallback>Photo <input type="file" name="photo"></label></shop-late-upload>';
  const chosen = new DataTransfer();
  chosen.items.add(new File(['pixels'], 'oak.png'));
  const servers = document.querySelector<HTMLInputElement>('[data-shop-fallback] input');
  if (servers === null) throw new Error('no fallback');
  servers.files = chosen.files;
  const component = () => <input type="file" name="photo" aria-label="ours" />;
  defineElement({ tag: 'shop-late-upload', mode: 'render', config: fromZod(z.object({})), component });
  await eventually(() => expect(document.querySelector('[aria-label=ours]')).not.toBeNull());
  expect(document.querySelector('shop-late-upload')?.getAttribute('data-state')).toBe('ready');
});

test('the focus moves from a link of the fallback to our first control', async () => {
  document.body.innerHTML = '<shop-late-link><p data-shop-fallback><a href="#map">Show on map</a></p></shop-late-link>';
  document.querySelector('a')?.focus();
  const component = () => (
    <>
      <input type="hidden" />
      <button type="button">Zoom in</button>
    </>
  );
  defineElement({ tag: 'shop-late-link', mode: 'render', config: fromZod(z.object({})), component });
  await expect.poll(() => document.activeElement?.textContent).toBe('Zoom in');
});

test('a fallback that is a field itself is not posted next to ours, and works if the element fails', async () => {
  const { form, element } = showInForm(
    '<shop-greeting><input data-shop-fallback name="po" value="PO-77"></shop-greeting>',
  );
  await ready(element);
  expect(new FormData(form).getAll('po')).toEqual([]);
  element.dataset.times = 'many';
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(new FormData(form).getAll('po')).toEqual(['PO-77']);
});

test('keeps server-rendered markup until the shopper interacts with it', async () => {
  const element = show(
    '<shop-greeting data-name="Ann"><div data-shop-root="server"><button type="button">Hello Ann 0</button></div></shop-greeting>',
  ) as HTMLElement & { count(): number };
  await ready(element);
  const servers = button(element);
  expect(renders).toBe(0);
  servers.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  await eventually(() => expect(renders).toBe(1));
  button(element).click();
  await eventually(() => expect(button(element).textContent).toBe('Hello Ann 1'));
  expect(element.count()).toBe(1);
  expect(element.querySelectorAll('button')).toHaveLength(1);
});

test('keeps the focus on a server-rendered button when React starts', async () => {
  const element = show(
    '<shop-greeting><div data-shop-root="server"><button type="button">Hello you 0</button></div></shop-greeting>',
  );
  await ready(element);
  button(element).focus();
  await eventually(() => expect(renders).toBe(1));
  expect(document.activeElement).toBe(button(element));
  button(element).click();
  await eventually(() => expect(button(element).textContent).toBe('Hello you 1'));
  expect(document.activeElement).toBe(button(element));
});

test('a method called before the first render renders the element first', () => {
  const element = show('<shop-greeting></shop-greeting>') as HTMLElement & { count(): number };
  expect(element.count()).toBe(0);
});

test('server-rendered markup updates after a setting changes or a method is called', async () => {
  const served =
    '<shop-greeting><div data-shop-root="server"><button type="button">Hello you 0</button></div></shop-greeting>';
  const element = show(served) as HTMLElement & { count(): number };
  await ready(element);
  element.dataset.name = 'Bob';
  await eventually(() => expect(button(element).textContent).toBe('Hello Bob 0'));
  const other = show(served) as HTMLElement & { count(): number };
  await ready(other);
  expect(doctor()[0]?.settings.find(({ name }) => name === 'name')?.value).toBe('you');
  other.remove();
  document.body.append(other);
  await ready(other);
  expect(other.querySelectorAll('button')).toHaveLength(1);
});

test('shows the server-rendered markup again if rendering fails, and tries again after the next change', async () => {
  const element = show(
    '<shop-greeting data-name="crash"><div data-shop-root="server"><button type="button">From the server</button></div></shop-greeting>',
  );
  await ready(element);
  button(element).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(button(element).textContent).toBe('From the server');
  expect(button(element).checkVisibility()).toBe(true);
  element.dataset.name = 'Ann';
  await ready(element);
  expect(button(element).textContent).toBe('Hello Ann 0');
  expect(element.querySelectorAll('button')).toHaveLength(1);
});

test('equal settings stay the same objects when they are read again', async () => {
  const seen: unknown[] = [];
  defineElement({
    tag: 'shop-same-settings',
    mode: 'render',
    config: greetingConfig,
    component: ({ config }) => {
      seen.push(config.links);
      return <p>{config.name}</p>;
    },
  });
  const element = show(`<shop-same-settings data-links='{"1":{"price":2}}'></shop-same-settings>`);
  await ready(element);
  element.dataset.name = 'Ann';
  await eventually(() => expect(element.textContent).toBe('Ann'));
  element.dataset.links = '{ "1": { "price": 2 } }';
  await eventually(() => expect(seen).toHaveLength(3));
  expect(new Set(seen).size).toBe(1);
});

test('an element can be registered under another name, with its own texts and page settings', async () => {
  const Greeter = elementClass({ tag: 'shop-greeter', mode: 'render', config: greetingConfig, component: Greeting });
  Greeter.define();
  Greeter.define('acme-greeter');
  addTexts({ greeter: { hello: 'Ahoy %1' } });
  document.body.innerHTML =
    '<script type="application/json" data-shop-config="greeter">{"name":"sailor"}</script><acme-greeter></acme-greeter>';
  const element = document.querySelector<HTMLElement>('acme-greeter');
  if (element === null) throw new Error('no element');
  await ready(element);
  expect(button(element).textContent).toBe('Ahoy sailor 0');
  expect(doctor().map(({ tag }) => tag)).toEqual(['acme-greeter']);
});

test('methods and `config` use a setting that the same script has just changed', async () => {
  const said: string[] = [];
  defineElement({
    tag: 'shop-prompt',
    mode: 'render',
    config: fromZod(z.object({ name: z._default(z.string(), 'you') })),
    component: ({ element, config }) => {
      useMethods(element, { say: () => said.push(config.name) });
      return null;
    },
    methods: { say: 'now' },
  });
  type Prompt = HTMLElement & { say(): void; config: unknown };
  const element = show('<shop-prompt></shop-prompt>') as Prompt;
  await ready(element);
  element.dataset.name = 'Ann';
  element.say();
  element.config = { name: 'Bob' };
  expect(element.config).toEqual({ name: 'Bob' });
  element.say();
  expect(said).toEqual(['Ann', 'Bob']);
});

test('an element that reads a later one gets the settings that the same script has just changed', async () => {
  defineElement({
    tag: 'shop-reader',
    mode: 'render',
    config: fromZod(z.object({ page: z._default(z.number(), 1) })),
    component: ({ element }) => {
      const { config } = element.nextElementSibling as HTMLElement & { config: GreetingConfig };
      return <p>{config.name}</p>;
    },
  });
  const element = show('<shop-reader></shop-reader><shop-greeting data-name="Ann"></shop-greeting>');
  const greeting = element.nextElementSibling as HTMLElement;
  await ready(element);
  await ready(greeting);
  expect(element.textContent).toBe('Ann');
  element.dataset.page = '2';
  greeting.dataset.name = 'Bob';
  await eventually(() => expect(element.textContent).toBe('Bob'));
});

test('an async method waits for the first render, and rejects if that fails', async () => {
  const shown: string[] = [];
  defineElement({
    tag: 'shop-waiting',
    mode: 'render',
    config: fromZod(z.object({ name: z.string() })),
    component: ({ element, config }) => {
      useMethods(element, { greet: (word: string) => shown.push(`${word} ${config.name}`) });
      return null;
    },
    methods: { greet: 'later' },
  });
  type Waiting = HTMLElement & { greet(word: string): Promise<number> };
  const element = document.createElement('shop-waiting') as Waiting;
  const call = element.greet('Hello');
  document.body.append(element);
  element.dataset.name = 'Ann';
  await call;
  expect(shown).toEqual(['Hello Ann']);
  const nameless = show('<shop-waiting></shop-waiting>') as Waiting;
  await expect(nameless.greet('Hello')).rejects.toThrow(/<shop-waiting>\.greet\(\) was called before/);
  const failed = show('<shop-waiting></shop-waiting>') as Waiting;
  await eventually(() => expect(failed.dataset.state).toBe('error'));
  await expect(failed.greet('Hello')).rejects.toThrow(/<shop-waiting>\.greet\(\) was called before/);
});

test('a waiting call that throws is rejected, and the element renders', async () => {
  defineElement({
    tag: 'shop-strict-waiting',
    mode: 'render',
    config: fromZod(z.object({})),
    component: ({ element }) => {
      const greet = (word: string): string => {
        if (word === '') throw new Error('no word');
        return word;
      };
      useMethods(element, { greet });
      return <p>Greeter</p>;
    },
    methods: { greet: 'later' },
  });
  type Waiting = HTMLElement & { greet(word: string): Promise<string> };
  const element = document.createElement('shop-strict-waiting') as Waiting;
  const calls = Promise.allSettled([element.greet(''), element.greet('Hello')]);
  document.body.append(element);
  await ready(element);
  expect(element.textContent).toBe('Greeter');
  expect(await calls).toMatchObject([{ status: 'rejected', reason: Error('no word') }, { value: 'Hello' }]);
});

test('a method can be called at once on what the server rendered', () => {
  const element = show(
    '<shop-greeting><div data-shop-root="server"><button>Hello you 0</button></div></shop-greeting>',
  );
  expect((element as HTMLElement & { count(): number }).count()).toBe(0);
});

test('a clone of a rendered element renders its own content', async () => {
  const element = show('<shop-greeting></shop-greeting>');
  await ready(element);
  const copy = element.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  await eventually(() => expect(copy.querySelectorAll('[data-shop-root]')).toHaveLength(1));
  await ready(copy);
  button(copy).click();
  await eventually(() => expect(button(copy).textContent).toBe('Hello you 1'));
  expect(button(element).textContent).toBe('Hello you 0');
});

test('a clone that fails shows fallback fields that work', async () => {
  const element = show('<shop-greeting><p data-shop-fallback><input><button disabled></button></p></shop-greeting>');
  await ready(element);
  const clone = element.cloneNode(true) as HTMLElement;
  clone.dataset.times = 'many';
  document.body.append(clone);
  await eventually(() => expect(clone.dataset.state).toBe('error'));
  expect(clone.querySelector('input')?.disabled).toBe(false);
  expect(clone.querySelector('button')?.disabled).toBe(true);
});

test('a second load of the same version logs nothing, another version logs one warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  defineElement({ tag: 'shop-greeting', mode: 'render', config: greetingConfig, component: Greeting });
  expect(warn).not.toHaveBeenCalled();
  customElements.define('shop-foreign', class extends HTMLElement {});
  defineElement({ tag: 'shop-foreign', mode: 'render', config: greetingConfig, component: Greeting });
  defineElement({ tag: 'shop-foreign', mode: 'render', config: greetingConfig, component: Greeting });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^<shop-foreign> is already registered by something else.* Rename its element\.$/,
  );
});

test('texts follow the nearest lang, can be overridden by the page, and update immediately', async () => {
  addTexts({ nl: { greeting: { hello: 'Hallo %1' } } });
  const element = show('<shop-greeting lang="nl-NL"></shop-greeting>');
  await ready(element);
  expect(button(element).textContent).toBe('Hallo you 0');
  addTexts({ 'Hello %1': 'Dag %1' });
  await eventually(() => expect(button(element).textContent).toBe('Dag you 0'));
  addTexts({ greeting: { hello: 'Hoi %1' } });
  await eventually(() => expect(button(element).textContent).toBe('Hoi you 0'));
  resetTexts();
  setLocale('en');
  await eventually(() => expect(button(element).textContent).toBe('Hello you 0'));
});

test('reads texts that the page prints as JSON', async () => {
  document.body.innerHTML = `<script type="application/json" data-shop-texts>{"greeting":{"hello":"Good day %1"}}</script><shop-greeting></shop-greeting>`;
  const element = document.body.lastElementChild as HTMLElement;
  await ready(element);
  expect(button(element).textContent).toBe('Good day you 0');
  addTexts({ greeting: { hello: 'Hoi %1' } });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await eventually(() => expect(button(element).textContent).toBe('Hoi you 0'));
});

test('reads the texts of the next page, if a script replaces the content of this one', async () => {
  const page = (hello: string) =>
    `<script type="application/json" data-shop-texts>{"greeting":{"hello":"${hello} %1"}}</script><shop-greeting></shop-greeting>`;
  for (const hello of ['Good day', 'Goedendag']) {
    document.body.innerHTML = page(hello);
    const element = document.body.lastElementChild as HTMLElement;
    await ready(element);
    expect(button(element).textContent).toBe(`${hello} you 0`);
  }
});

test('reads texts whose JSON the browser had parsed only in part', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = `<script type="application/json" data-shop-texts>{"greeting":{"hello":"Go</script><shop-greeting></shop-greeting>`;
  const element = document.body.lastElementChild as HTMLElement;
  await ready(element);
  document.querySelector('[data-shop-texts]')?.append('od day %1"}}');
  document.body.append(element.cloneNode());
  const later = document.body.lastElementChild as HTMLElement;
  await ready(later);
  expect(button(later).textContent).toBe('Good day you 0');
});

test('in a shadow root, shows new texts', async () => {
  const root = show('<div></div>').attachShadow({ mode: 'closed' });
  root.innerHTML = '<shop-greeting></shop-greeting>';
  const element = root.firstElementChild as HTMLElement;
  await ready(element);
  addTexts({ greeting: { hello: 'Hoi %1' } });
  await eventually(() => expect(button(element).textContent).toBe('Hoi you 0'));
});

test('in a shadow root, follows the page’s lang, and finds the script that data-config points to', async () => {
  addTexts({ nl: { greeting: { hello: 'Hallo %1' } } });
  const host = show('<div lang="nl"></div>');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<script type="application/json" id="ann">{"name":"Ann"}</script><shop-greeting data-config="#ann"></shop-greeting>';
  const element = root.lastElementChild as HTMLElement;
  await ready(element);
  expect(button(element).textContent).toBe('Hallo Ann 0');
});

test('an element that is not on the page yet returns the settings just given to it', () => {
  const element = Object.assign(document.createElement('shop-greeting'), {
    config: {} as Record<string, unknown> | undefined,
  });
  expect(element.config?.['name']).toBe('you');
  element.config = { name: 'Ann' };
  expect(element.config?.['name']).toBe('Ann');
  element.config = undefined;
  element.setAttribute('data-name', 'Bob');
  expect(element.config?.['name']).toBe('Bob');
});

test('doctor finds misspelled settings', async () => {
  const element = show('<shop-greeting data-nam="Ann"></shop-greeting><shop-greting></shop-greting>');
  await ready(element);
  const rows = doctor();
  expect(rows.map(({ tag, state, nearestTag }) => ({ tag, state, nearestTag }))).toEqual([
    { tag: 'shop-greeting', state: 'ready', nearestTag: undefined },
    { tag: 'shop-greting', state: 'unknown', nearestTag: 'shop-greeting' },
  ]);
  expect(rows[0]?.unknown).toEqual([{ attribute: 'data-nam', nearest: 'data-name' }]);
});

test('doctor suggests the attribute for a setting written without data-, or in camelCase', async () => {
  await ready(show('<shop-greeting name="Ann" dataTimes="2" data-quantity="1"></shop-greeting>'));
  expect(doctor()[0]?.unknown).toEqual([
    { attribute: 'name', nearest: 'data-name' },
    { attribute: 'datatimes', nearest: 'data-times' },
    { attribute: 'data-quantity', nearest: undefined },
  ]);
});

test('doctor shows an invalid value with its source', async () => {
  const element = show('<shop-greeting data-times="3px" data-name="Ann"></shop-greeting>');
  await eventually(() => expect(element.dataset.state).toBe('error'));
  expect(doctor()[0]?.settings).toEqual(
    expect.arrayContaining([
      { name: 'times', value: '3px', source: 'data-times' },
      { name: 'name', value: 'Ann', source: 'data-name' },
      { name: 'loud', value: false, source: 'default' },
    ]),
  );
});

test('data-shop-debug logs where every setting came from', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const element = show('<shop-greeting data-shop-debug data-name="Ann"></shop-greeting>');
  await ready(element);
  expect(debug).toHaveBeenCalledWith(
    '<shop-greeting> settings',
    expect.objectContaining({ name: 'Ann' }),
    'from',
    { name: 'data-name' },
    element,
  );
});

test('data-shop-debug logs again only when a setting or its source changed', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const element = show('<shop-greeting data-shop-debug data-name="Ann"></shop-greeting>');
  await ready(element);
  element.setAttribute('data-name', 'Ann');
  const next = document.createElement('shop-greeting');
  element.after(next);
  await ready(next);
  element.setAttribute('data-times', '1');
  await eventually(() => expect(debug.mock.lastCall?.[3]).toEqual({ name: 'data-name', times: 'data-times' }));
  expect(debug).toHaveBeenCalledTimes(2);
});

test('cleans up its effects when it is removed', async () => {
  const cleaned = vi.fn();
  function Listener() {
    useLayoutEffect(() => cleaned, []);
    return null;
  }
  defineElement({ tag: 'shop-listener', mode: 'enhance', config: fromZod(z.object({})), component: Listener });
  const element = show('<shop-listener></shop-listener>');
  await ready(element);
  element.remove();
  await eventually(() => expect(cleaned).toHaveBeenCalledTimes(1));
});

/** A document that the test writes piece by piece, as a slow server sends it. */
function unfinishedDocument(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (inner === null) throw new Error('no frame');
  inner.open();
  return inner;
}

test('waits for children that are not parsed yet', () => {
  const inner = unfinishedDocument();
  inner.write('<main><p>');
  const paragraph = inner.querySelector('p');
  expect(paragraph && isParsed(paragraph)).toBe(false);
  inner.write('text</p><b></b>');
  expect(paragraph && isParsed(paragraph)).toBe(true);
  inner.close();
});

test.each([
  ['the body', 'body'],
  ['the document', 'documentElement'],
] as const)('waits for its children even if a script adds something at the end of %s', (_, end) => {
  const inner = unfinishedDocument();
  inner.write('<!doctype html><title>A page</title><main><p>');
  const paragraph = inner.querySelector('p');
  inner[end].append(inner.createElement('aside'));
  expect(paragraph && isParsed(paragraph)).toBe(false);
  inner.write('text</p></main><p></p>\n<p>');
  const second = inner.querySelector('main + aside + p, main + p');
  expect(second && isParsed(second)).toBe(true);
  inner.close();
});
