import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../journeys/visit';
import { amdProvidesApi } from './amd';

withBrowser();

const stars = '<shop-rating-stars data-score="4"></shop-rating-stars>';
const card = `<shop-cc-form data-method="card" data-available-types='{"VI":"Visa"}' data-months='{"1":"01"}' data-years='{"2030":"2030"}'>
  <p data-shop-fallback>Please call us to pay.</p></shop-cc-form>`;

/** Opens a page of the shop with the loader and this markup, and records the parts that it loads. */
async function open(page: Page, body: string, head = ''): Promise<string[]> {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (isPart(request)) parts.push(nameOf(request));
  });
  await page.route('**/loader.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A page</title>${head}<link rel="stylesheet" href="/static/shop-elements.css">
        <script type="module" src="/static/shop-elements.loader.js"></script>${body}`,
    }),
  );
  await page.addInitScript(() => {
    document.addEventListener('shop-discovery-complete', () => document.documentElement.classList.add('discovered'));
  });
  await page.goto('/loader.html');
  await page.locator('html.discovered').waitFor();
  return parts;
}

function isPart(request: Request): boolean {
  return request.url().includes('/static/parts/');
}

/** `common` of `/static/parts/common-a1b2c3d4.js`. */
function nameOf(request: Request): string {
  return /parts\/([\w-]+?)-[\w-]{7}\.js/.exec(request.url())?.[1] ?? request.url();
}

const ready = (page: Page, tag: string) => page.locator(`${tag}[data-state="ready"]`).first().waitFor();

test('a page loads only the parts that its elements need', async () => {
  const { page, problems } = await visit();
  const parts = await open(page, `${stars}<shop-nothing-of-ours></shop-nothing-of-ours>`);
  await ready(page, 'shop-rating-stars');
  expect(parts.sort()).toEqual(['common', 'core']);
  expect(await page.evaluate(() => Reflect.get(window, 'ShopElements')?.version)).toMatch(/^\d+\.\d+\.\d+$/);
  expect(problems).toEqual([]);
});

test('elements added later load then', async () => {
  const { page } = await visit();
  const parts = await open(page, stars);
  expect(parts).not.toContain('checkout');
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', `<div>${html}</div>`);
  }, card);
  await ready(page, 'shop-cc-form');
  expect(parts).toContain('checkout');
});

test('elements that a script has made in a frame load, too', async () => {
  const { page } = await visit();
  await open(page, '<iframe title="A frame"></iframe>');
  await page.evaluate((html) => {
    const made = document.querySelector('iframe')?.contentDocument?.createElement('div');
    if (!made) throw new Error('no frame');
    made.innerHTML = html;
    document.body.append(document.adoptNode(made));
  }, stars);
  await ready(page, 'shop-rating-stars');
});

test('elements in open shadow roots load, too', async () => {
  const { page } = await visit();
  await open(
    page,
    `<div id="printed"><template shadowrootmode="open">${stars}</template></div><product-card></product-card>`,
  );
  await ready(page, '#printed shop-rating-stars');
  await page.evaluate((html) => {
    const define = (tag: string) =>
      customElements.define(
        tag,
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML = html;
          }
        },
      );
    define('product-card');
    define('other-card');
    document.querySelector('#printed')?.shadowRoot?.append(document.createElement('other-card'));
  }, card);
  await ready(page, 'product-card shop-cc-form');
  await ready(page, 'other-card shop-cc-form');
});

test('a sidebar works even if it is far below its button', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 800 } });
  await open(
    page,
    `<main class="columns"><button type="button" class="filter-trigger">Filter</button><p style="height: 9000px"></p>
     <shop-filter-sidebar><a href="#moss">Moss</a></shop-filter-sidebar></main>`,
  );
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('link', { name: 'Moss' }).waitFor();
  await page.locator('shop-filter-sidebar[data-open]').waitFor();
});

test('a popup opens even if it is far below its link', async () => {
  const { page } = await visit();
  await open(
    page,
    `<a class="sizes" href="/sizes">Sizes</a><p style="height: 9000px"></p>
     <shop-popup data-trigger=".sizes" data-src="#sizes"><p>Ask us.</p></shop-popup><div id="sizes" hidden>Measure twice.</div>`,
  );
  await page.locator('shop-popup[data-state="ready"]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Sizes' }).click();
  await page.getByRole('dialog').getByText('Measure twice.').waitFor();
});

test('all files of an element are requested in parallel', async () => {
  const first = await visit();
  const needed = new Set(await open(first.page, card + stars));
  const { page } = await visit();
  const held = new Map<string, () => void>();
  await page.route('**/static/parts/**', async (route) => {
    await new Promise<void>((answer) => held.set(new URL(route.request().url()).pathname, answer));
    await route.continue();
  });
  const opened = open(page, card + stars);
  await expect.poll(() => held.size).toBeGreaterThanOrEqual(needed.size);
  const inFirstRound = new Set(held.keys());
  for (const answer of held.values()) answer();
  await opened;
  await ready(page, 'shop-cc-form');
  expect(new Set(held.keys())).toEqual(inFirstRound);
});

test('data-load="visible" waits until the element is near the view', async () => {
  const { page } = await visit();
  const later = stars.replace('<shop-rating-stars', '<shop-rating-stars data-load="visible"');
  const parts = await open(page, `<div style="height: 5000px"></div>${later}`);
  expect(parts).not.toContain('common');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await ready(page, 'shop-rating-stars');
});

test('data-load="visible" also loads elements that are empty before their code runs', async () => {
  const { page } = await visit();
  const viewed = '<shop-recently-viewed data-load="visible"></shop-recently-viewed>';
  const action = '<shop-post-action data-load="visible"></shop-post-action>';
  const parts = await open(page, `<div style="height: 5000px"></div><section>${viewed}</section><p>${action}</p>`);
  expect(parts).not.toContain('details');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Without content, it is ready and hidden.
  await page.locator('shop-recently-viewed[data-state="ready"]').waitFor({ state: 'attached' });
  await page.locator('shop-post-action[data-state="ready"]').waitFor({ state: 'attached' });
});

test('data-load="visible" in a closed dialog waits until the dialog opens', async () => {
  const { page } = await visit();
  const viewed = '<shop-recently-viewed data-load="visible"></shop-recently-viewed>';
  const parts = await open(page, `<dialog><p>Seen before</p>${viewed}</dialog>`);
  expect(parts).not.toContain('details');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await page.locator('shop-recently-viewed[data-state]').waitFor({ state: 'attached' });
});

test('data-load="interaction" waits until the shopper uses the element', async () => {
  const { page } = await visit();
  const later = stars.replace('<shop-rating-stars', '<shop-rating-stars class="box" data-load="interaction"');
  const parts = await open(page, later.replace('></', '>four stars</'));
  expect(parts).not.toContain('common');
  await page.getByText('four stars').hover();
  await ready(page, 'shop-rating-stars');
});

test('data-load="idle" waits until the page is idle', async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback) => {
      addEventListener('quiet', () => idle(callback), { once: true });
      return 0;
    };
  });
  const parts = await open(page, stars.replace('<shop-rating-stars', '<shop-rating-stars data-load="idle"'));
  expect(parts).not.toContain('common');
  await page.evaluate(() => void dispatchEvent(new Event('quiet')));
  await ready(page, 'shop-rating-stars');
});

test('a part that failed to load is requested once more', async () => {
  const { page } = await visit();
  let refused = 0;
  await page.route(/parts\/checkout-[\w-]+\.js/, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await open(page, card);
  await ready(page, 'shop-cc-form');
  expect(refused).toBe(2);
});

test('a shared part that failed to load is also requested once more', async () => {
  const { page } = await visit();
  const refused = new Set<string>();
  await page.route(/parts\/(core|shared)-[\w-]+\.js/, (route) => {
    const address = new URL(route.request().url()).pathname;
    if (refused.has(address)) return route.continue();
    refused.add(address);
    return route.abort();
  });
  await open(page, card);
  await ready(page, 'shop-cc-form');
  expect(refused.size).toBeGreaterThan(1);
});

test('a part with another hash than the import map’s never runs', async () => {
  const { page, problems } = await visit();
  await page.route(/parts\/checkout-[\w-]+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = 'Taken over';${await response.text()}` });
  });
  const hashes: Record<string, string> = JSON.parse(readFileSync('packages/bundle/dist/sri.json', 'utf8'));
  const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`/static/${file}`, hash]));
  await open(page, card + stars, `<script type="importmap">${JSON.stringify({ integrity })}</script>`);
  await page.locator('shop-cc-form[data-state="error"]').waitFor();
  await ready(page, 'shop-rating-stars');
  expect(await page.title()).toBe('A page');
  expect(await page.getByText('Please call us to pay.').isVisible()).toBe(true);
  expect(problems.join()).toContain('<shop-cc-form> did not load');
});

test('an element whose code fails to load keeps the server’s content and logs the failed URL', async () => {
  const { page, problems } = await visit();
  await page.route(/parts\/checkout-[\w-]+\.js/, (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('shop-error', (event) => {
      const { detail } = event as CustomEvent<{ phase: string }>;
      document.documentElement.setAttribute('data-phase', detail.phase);
    });
  });
  await open(page, card + stars);
  await ready(page, 'shop-rating-stars');
  await page.locator('shop-cc-form[data-state="error"]').waitFor();
  expect(await page.getByText('Please call us to pay.').isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('data-phase')).toBe('network');
  expect(problems.some((problem) => /<shop-cc-form> did not load.*parts\/checkout/.test(problem))).toBe(true);
});

test('a page API that fails to load is logged with the failed URL', async () => {
  const { page, problems } = await visit();
  await page.route(/parts\/core-[\w-]+\.js/, (route) => route.abort());
  await open(page, '<p>A page without elements</p>');
  expect(problems.some((problem) => /parts\/core.* did not load/.test(problem))).toBe(true);
});

test('every element of a part that throws names the cause', async () => {
  const { page, problems } = await visit();
  await page.route(/parts\/checkout-[\w-]+\.js/, async (route) => {
    const response = await route.fetch();
    const throws = "throw new Error('an extension broke the page');";
    await route.fulfill({ response, body: (await response.text()).replace('"use strict";', `$&${throws}`) });
  });
  await open(page, card);
  await page.locator('shop-cc-form[data-state="error"]').waitFor();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<shop-agreements></shop-agreements>');
  });
  await page.locator('shop-agreements[data-state="error"]').waitFor({ state: 'attached' });
  const causes = problems.filter((problem) => problem.includes('an extension broke the page'));
  expect(causes).toEqual([
    expect.stringMatching(/<shop-cc-form>.*parts\/checkout-.*\.js threw Error: an extension/),
    expect.stringMatching(/<shop-agreements>.*parts\/checkout-.*\.js threw Error: an extension/),
  ]);
});

test('an element added after the network is back loads', async () => {
  const { page } = await visit();
  const pattern = /parts\/checkout-[\w-]+\.js/;
  await page.route(pattern, (route) => route.abort());
  await open(page, card);
  await page.locator('shop-cc-form[data-state="error"]').waitFor();
  await page.unroute(pattern);
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), card);
  await ready(page, 'shop-cc-form');
});

test('an AMD loader on the page provides the API under our name', async () => {
  const { page, problems } = await visit();
  await open(page, `<script src="/hosts/lib/require.js"></script>${stars}`);
  expect(await amdProvidesApi(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('texts in a locale file wait for the loader’s parts', async () => {
  const { page, problems } = await visit();
  await page.route('**/static/parts/**', async (route) => {
    await page.waitForLoadState();
    await route.continue();
  });
  const list = '<shop-show-more data-limit="1"><ul><li>Linen</li><li>Oak</li></ul></shop-show-more>';
  await open(page, `<script src="/static/locales/nl.js" defer></script><div lang="nl">${list}</div>`);
  await page.getByRole('button', { name: 'Toon meer' }).waitFor();
  expect(problems).toEqual([]);
});

test('the loader adds the style sheet if the page has none', async () => {
  const { page } = await visit();
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A page</title><script type="module" src="/static/shop-elements.loader.js"></script>${stars}`,
    }),
  );
  await page.goto('/bare.html');
  await ready(page, 'shop-rating-stars');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
});
