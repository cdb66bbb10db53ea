import { prepareCleaner } from '@shop-elements/dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, loadAhead, pageJson, recordEvents } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import '../rating-stars/define';

const KEY = 'recently-viewed-products';

interface Stored {
  sku: string[];
  html: string[];
}

function store(skus: readonly string[], html = (sku: string) => `<li><a href="/${sku}.html">${sku}</a></li>`): void {
  localStorage.setItem(KEY, JSON.stringify({ sku: skus, html: skus.map(html) }));
}

function stored(): Stored {
  return JSON.parse(localStorage.getItem(KEY) ?? '{"sku":[],"html":[]}') as Stored;
}

function place(sku: string, attributes = '', card = `<li><a href="/${sku}.html">${sku}</a></li>`) {
  return drawn(
    'shop-recently-viewed',
    `<shop-recently-viewed data-sku="${sku}" data-item="#viewed" ${attributes}>
      <h2>Recently Viewed</h2><ol class="product-items"></ol>
      <template id="viewed">${card}</template>
    </shop-recently-viewed>`,
  );
}

function shown(): string[] {
  return Array.from(document.querySelectorAll('.product-items > li'), ({ textContent }) => textContent?.trim() ?? '');
}

// Loads once for a page.
beforeAll(prepareCleaner);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('keeps the server’s content, and hides it without products', async () => {
  const element = await place('A');
  expect(element.querySelector('h2')?.textContent).toBe('Recently Viewed');
  expect(element.checkVisibility()).toBe(false);
});

test('is accessible', async () => {
  store(['B', 'C']);
  await expectAccessible(await place('A'));
});

type Viewed = { stored: string[] | null; current: string; max: number };

test.each(vectors<Viewed, { shown: string[]; stored: string[] }>('recently-viewed'))(
  'shows the products viewed before the current one, up to data-count, and stores that one first ($id)',
  async ({ input, expected }) => {
    if (input.stored !== null) store(input.stored);
    const element = await place(input.current, `data-count="${input.max}"`);
    // Sanitizing may still have to load.
    await expect.poll(shown).toEqual(expected.shown);
    expect(stored().sku).toEqual(expected.stored);
    expect(element.checkVisibility()).toBe(expected.shown.length > 0);
  },
);

test.each(vectors<{ localStorageText: string }, string>('recently-viewed.storage'))(
  'starts over if the browser has stored $input.localStorageText ($id)',
  async ({ input }) => {
    localStorage.setItem(KEY, input.localStorageText);
    const element = await place('A');
    expect(element.dataset.state).toBe('ready');
    expect(stored().sku).toEqual(['A']);
  },
);

test.each(['data-sku="42"', `data-config='{"sku":42}'`])(
  'finds a numeric SKU that Luma has stored as a number (%s)',
  async (sku) => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ sku: [7, 42, 'B'], html: ['<li>Seven</li>', '<li>Old</li>', '<li>B</li>'] }),
    );
    await drawn(
      'shop-recently-viewed',
      `<shop-recently-viewed data-item="#viewed" ${sku}><ol class="product-items"></ol>
        <template id="viewed"><li>New</li></template></shop-recently-viewed>`,
    );
    expect(shown()).toEqual(['Seven', 'B']);
    expect(stored().sku).toEqual(['42', '7', 'B']);
  },
);

test('works with Luma’s markup and storage, and Luma can read what it stores', async () => {
  store(['24-MB04']);
  await drawn(
    'shop-recently-viewed',
    `<shop-recently-viewed><div class="block"><ol class="product-items"></ol></div></shop-recently-viewed>
     <div id="widget_viewed_item" data-sku="042" hidden><li class="item">Bag</li></div>`,
  );
  expect(shown()).toEqual(['24-MB04']);
  expect(stored().sku).toEqual(['042', '24-MB04']);
  expect(stored().html[0]).toMatch(/^<li class="item">Bag<\/li><!--/);
});

test('stores the product of a page that is still being parsed, whose card follows further down', async () => {
  store(['24-MB04']);
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await drawn(
    'shop-recently-viewed',
    '<shop-recently-viewed><ol class="product-items"></ol></shop-recently-viewed>\n<p></p>',
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="widget_viewed_item" data-sku="042" hidden><li>Bag</li></div>',
  );
  parsing.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(stored().sku).toEqual(['042', '24-MB04']);
  await expect.poll(shown).toEqual(['24-MB04']);
});

test('shows Luma’s hidden block, with the block’s own count', async () => {
  store(['A', 'B', 'C']);
  const element = await drawn(
    'shop-recently-viewed',
    `<shop-recently-viewed><div id="recently_viewed_container" data-count="2" style="display: none;">
      <ol class="product-items"></ol></div></shop-recently-viewed>`,
  );
  expect(shown()).toEqual(['A', 'B']);
  expect(element.querySelector('li')?.checkVisibility()).toBe(true);
});

test('the current card can be on the page itself; a page without a product stores nothing', async () => {
  await drawn(
    'shop-recently-viewed',
    '<article id="card" data-sku="A">Tea <b>pot</b></article><shop-recently-viewed data-item="#card"></shop-recently-viewed>',
  );
  expect(stored().html[0]).toMatch(/^<article/);
  const element = await drawn('shop-recently-viewed', '<shop-recently-viewed></shop-recently-viewed>');
  expect(shown()).toEqual(['Tea pot']);
  expect(element.querySelector('ol > li > article')).not.toBeNull();
  expect(stored().sku).toEqual(['A']);
});

test.each([
  '<div id="widget_viewed_item" data-sku="042" hidden><div class="card">Bag</div></div>',
  '<li id="widget_viewed_item" data-sku="042" hidden>Bag</li>',
])('a card shows on the next page even if the page that stored it hides it: %s', async (item) => {
  const list = '<shop-recently-viewed><ol class="product-items"></ol></shop-recently-viewed>';
  await drawn('shop-recently-viewed', `${list}${item}`);
  const element = await drawn('shop-recently-viewed', list);
  await expect.poll(shown).toEqual(['Bag']);
  const nodes = Array.from(element.querySelectorAll('.product-items *'));
  expect(nodes.map((node) => node.checkVisibility())).not.toContain(false);
});

test('each store view has its own products', async () => {
  await place('A');
  document.documentElement.lang = 'nl';
  const dutch = await place('B');
  expect(dutch.checkVisibility()).toBe(false);
  pageJson('BASE_URL', 'https://other.test/');
  await place('C');
  expect(shown()).toEqual([]);
  Reflect.deleteProperty(window, 'BASE_URL');
  document.documentElement.lang = '';
  await place('D');
  expect(shown()).toEqual(['A']);
  expect(stored().sku).toEqual(['D', 'A', 'C', 'B']);
});

test('sanitizes stored cards before showing them', async () => {
  const attack = `<li id="cart" data-mage-init='{"https://elsewhere.test/x":{}}' onclick="alert(1)">
    Tea <script>window.attacked = true</script><img src="x" onerror="window.attacked = true">
    <a href="javascript:alert(1)">Go</a><p data-bind="text: attacked()" style="position:fixed"></p>
    <form action="https://elsewhere.test/steal"><input name="form_key"></form>
    <shop-recently-viewed></shop-recently-viewed></li>`;
  store(['B'], () => attack);
  const element = await place('A');
  const card = element.querySelector('.product-items > li');
  expect(card?.querySelector('form')?.action).toBe(location.href);
  expect(card?.outerHTML).not.toMatch(/script|onclick|onerror|mage-init|data-bind|style|elsewhere|viewed|id="/);
  expect(Reflect.get(window, 'attacked')).toBeUndefined();
});

test('ignores a stored text that is not a card', async () => {
  store(['B', 'C'], (sku) => (sku === 'B' ? 'words' : '<script>1</script>'));
  const element = await place('A');
  expect(shown()).toEqual([]);
  expect(element.hidden).toBe(true);
});

test.each([
  ['null', null],
  ['an object', { html: '<li>' }],
  ['a script', '<script>1</script>'],
  ['half a tag', '<li class="'],
  ['a form that hides its own methods', '<form><input name="getAttributeNames"><input name="replaceWith"></form>'],
  ['elements that draw something else', '<shop-iframe-gateway data-method="x"></shop-iframe-gateway>'],
  ['something too long', `<li>${'x'.repeat(60_000)}</li>`],
])('a broken card does not affect the others: %s', async (_, bad) => {
  localStorage.setItem(KEY, JSON.stringify({ sku: ['B', 'C', 'D'], html: ['<li>B</li>', bad, '<li>D</li>'] }));
  await place('A');
  expect(shown().filter((text) => text !== '')).toEqual(['B', 'D']);
});

test('forms in a card get the visitor’s current form key', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = 'form_key=today;path=/';
  store(['B'], () => '<li><form action="/cart/add/" method="post"><input name="form_key" value="old"></form></li>');
  const element = await place('A');
  expect(element.querySelector<HTMLInputElement>('ol input')?.value).toBe('today');
});

test('elements in a card work again, even if it was stored after they had rendered', async () => {
  document.body.innerHTML =
    '<li id="card" data-sku="A"><shop-rating-stars data-score="4" data-read-only><i data-shop-fallback>4</i></shop-rating-stars></li>';
  await expect.poll(() => document.querySelector('#card [data-star]')).not.toBeNull();
  document.body.insertAdjacentHTML('beforeend', '<shop-recently-viewed data-item="#card"></shop-recently-viewed>');
  await expect.poll(() => stored().sku).toEqual(['A']);
  await place('B');
  await expect.poll(() => document.querySelectorAll('ol [data-star][data-state="on"]').length).toBe(4);
  expect(document.querySelectorAll('ol [data-shop-root]')).toHaveLength(1);
});

test('announces new cards to the host’s scripts', async () => {
  const events = recordEvents('contentUpdated');
  store(['B']);
  await place('A');
  expect(events.map(({ target }) => (target as Element).className)).toEqual(['product-items']);
});

test('stores only the newest cards if storage is full', async () => {
  store(['B', 'C', 'D'], (sku) => `<li>${sku}</li>${' '.repeat(40_000)}`);
  for (let size = 5_240_000; localStorage.length === 1; size -= 10_000) {
    try {
      localStorage.setItem('filler', 'x'.repeat(size));
    } catch {
      // Still too much.
    }
  }
  await place('A', '', `<li>A${' '.repeat(40_000)}</li>`);
  expect(shown()).toEqual(['B', 'C', 'D']);
  expect(stored().sku).toEqual(['A', 'B']);
});

test('shows nothing if storage is disabled', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const element = await place('A');
  expect(element.dataset.state).toBe('ready');
  expect(element.hidden).toBe(true);
});

test('shows the same after being removed and added again', async () => {
  store(['B']);
  const element = await place('A');
  element.replaceWith();
  await new Promise(requestAnimationFrame);
  document.body.append(element);
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(shown()).toEqual(['B']);
  expect(stored().sku).toEqual(['A', 'B']);
});

test('a product counts as viewed only once the shopper comes to the page that the browser has loaded ahead', async () => {
  const visit = loadAhead();
  store(['B']);
  await place('A');
  expect(stored().sku).toEqual(['B']);
  store(['C', 'B']);
  visit();
  expect(shown()).toEqual(['C', 'B']);
  expect(stored().sku).toEqual(['A', 'C', 'B']);
});

test('after Back, shows the products viewed in the meantime', async () => {
  store(['B']);
  await place('A');
  store(['C', 'A', 'B']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(shown).toEqual(['C', 'B']);
  expect(stored().sku).toEqual(['A', 'C', 'B']);
});

test('after Back, keeps the focus on the link that the shopper followed', async () => {
  store(['B', 'C']);
  await place('A');
  const link = (sku: string) => document.querySelector<HTMLElement>(`.product-items [href="/${sku}.html"]`);
  const followed = link('C');
  followed?.focus();
  store(['C', 'A', 'B']);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(shown).toEqual(['C', 'B']);
  expect(link('C')).not.toBe(followed);
  expect(document.activeElement).toBe(link('C'));
});
