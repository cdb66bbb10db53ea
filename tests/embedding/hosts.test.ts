import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { hostPages } from '../../examples/hosts/hosts';
import { windowedChromiumPath } from '../../tools/chromium.mjs';
import { visit, withBrowser } from '../journeys/visit';
import { amdProvidesApi } from './amd';

withBrowser();

const windowed = windowedChromiumPath();
const dist = path.resolve(import.meta.dirname, '../../packages/bundle/dist');

/** Uses all elements of the page like a shopper. The filter is last, because on some pages it navigates. */
async function journey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show a message' }).click();
  const message = page.locator('shop-messages .message-success');
  await message.getByText('We have received your letter.').waitFor();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await message.waitFor({ state: 'detached' });

  const slide = (title: string) => page.locator('shop-slider [aria-hidden="false"]', { hasText: title });
  await slide('First frost').waitFor();
  await page.locator('shop-slider').getByRole('button', { name: 'Next' }).click();
  await slide('Bread weather').waitFor();

  await payByCard(page);

  await page.locator('shop-map').scrollIntoViewIfNeeded();
  await page.locator('shop-map .leaflet-marker-icon').waitFor();
  await page.locator('shop-map img.leaflet-tile-loaded').first().waitFor();

  await page.getByRole('link', { name: '$0.00 - $24.99' }).click();
  await page.waitForFunction(() => location.pathname + location.search === '/desk.html?price=0-24.99');
  await expect.poll(() => page.locator('.product-item').count()).toBe(3);
}

async function payByCard(page: Page): Promise<void> {
  const form = page.locator('shop-cc-form');
  const sent: unknown[] = [];
  await page.route('**/payment-information', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: '1000042' });
  });
  await form.getByLabel('Credit Card Number').fill('');
  await form.getByLabel('Credit Card Number').pressSequentially('4111111111111111');
  expect(await form.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  expect(await form.getAttribute('data-card-type')).toBe('VI');
  await form.getByLabel('Expiration Date').fill('01 / 40');
  await form.getByLabel('Card Verification Number').fill('123');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Order 1000042 is placed.').waitFor();
  expect(sent).toMatchObject([
    { paymentMethod: { method: 'hostpay', additional_data: { cc_number: '4111111111111111' } } },
  ]);
}

/** Opens a host page, and waits for its app and for all elements except the map, which waits to come into view. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/hosts/${name}.html`);
  await allReady(page);
}

async function allReady(page: Page): Promise<void> {
  await page.locator('[data-host="started"]').waitFor();
  await page.waitForFunction(() => {
    const elements = Array.from(document.querySelectorAll('main :not(shop-map)')).filter((element) =>
      element.localName.startsWith('shop-'),
    );
    return elements.length > 0 && elements.every((element) => element.getAttribute('data-state') === 'ready');
  });
}

/** Our globals: the API, the active script, and Leaflet's listener flag. */
const ours = ['ShopElements', 'shopElementsScript', '_leaflet_events'];

/** The global of every host page: its cart. */
const printed = 'checkoutConfig';

/** Expected console output. */
const said: Readonly<Record<string, RegExp>> = {
  'two-versions':
    /^warning: shop-elements \S+ \(\S+\/static\/\S+\) is already on this page, so shop-elements 0\.0\.9 \(/,
  // Without a built-in Sanitizer, creating the policy is the only way to find out whether it is allowed.
  'trusted-types-none': /^error: Creating a TrustedTypePolicy named 'shop-elements' violates/,
};

test.each(Object.entries(hostPages))(
  '%s: the host page works, and so does every element',
  async (name, { globals = [] }) => {
    const { page, problems } = await visit();
    await page.goto('/hosts/');
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await open(page, name);
    await journey(page);
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
    // Without any policy, only a built-in Sanitizer can clean a list. Otherwise the browser loads the page.
    const isHost = (await page.locator('[data-host="started"]').count()) === 1;
    const hasSanitizer = await page.evaluate(() => 'Sanitizer' in window && 'parseHTML' in Document);
    expect(isHost).toBe(hasSanitizer || name !== 'trusted-types-none');
    if (isHost)
      expect(after.filter((key) => !before.includes(key)).sort()).toEqual([...ours, printed, ...globals].sort());
    const expected = hasSanitizer && name === 'trusted-types-none' ? undefined : said[name];
    expect(problems).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)]);
  },
);

test.each(['csp-nonce', 'trusted-types', 'trusted-types-none', 'prototype', 'script-module'])(
  '%s: ?shop-debug shows the panel with doctor()’s findings',
  async (name) => {
    const { page, problems } = await visit();
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    await open(page, name);
    expect(parts.filter((url) => url.includes('doctor-panel'))).toEqual([]);
    problems.length = 0;
    await page.goto(`/hosts/${name}.html?shop-debug`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading').waitFor();
    await panel.getByRole('button', { name: 'Show on the page' }).last().click();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(problems.filter((problem) => !said[name]?.test(problem))).toEqual([]);
  },
);

test.each(['requirejs-after', 'requirejs-module'])(
  '%s: an AMD loader provides the API under our name',
  async (name) => {
    const { page, problems } = await visit();
    await open(page, name);
    expect(await amdProvidesApi(page)).toBe(true);
    expect(problems).toEqual([]);
  },
);

test('a late style sheet is used and not loaded twice', async () => {
  const { page } = await visit();
  await open(page, 'late-css');
  const drawn = () => page.locator('shop-slider').getByRole('button', { name: 'Next' }).boundingBox();
  await expect.poll(async () => (await drawn())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('on a translated page, changed texts show and removed ones disappear', async () => {
  const { page } = await visit();
  await open(page, 'translated');
  const form = page.locator('shop-cc-form');
  const empty = form.getByText('Enter your card number.');
  const wrong = form.getByText('Check the card number: a digit seems wrong.');
  const placeOrder = form.getByRole('button', { name: 'Place Order' });
  await placeOrder.click();
  await expect.poll(() => empty.count()).toBe(1);
  await form.getByLabel('Credit Card Number').fill('4111111111111112');
  await placeOrder.click();
  await expect.poll(() => wrong.count()).toBe(1);
  expect(await empty.count()).toBe(0);
  await payByCard(page);
  expect(await empty.or(wrong).count()).toBe(0);
  expect(await form.locator('font > font').count()).toBeGreaterThan(5);
});

test('five hundred elements all render', async () => {
  const { page } = await visit();
  await open(page, 'many');
  expect(await page.locator('shop-rating-stars[data-state="ready"]').count()).toBe(500);
});

test.skipIf(windowed === undefined)('a page from the back/forward cache continues where it was', async () => {
  const { page: other } = await visit();
  await other.goto('/hosts/');
  const { origin } = new URL(other.url());
  const browser = await chromium.launch({
    executablePath: windowed,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: origin });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.classList.add('restored');
      });
    });
    await open(page, 'bfcache');
    await page.getByLabel('Credit Card Number').fill('4111111111111111');
    await page.getByRole('link', { name: 'All hosts' }).click();
    await page.waitForURL('**/hosts/');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.locator('html.restored').waitFor();
    expect(await page.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
    await journey(page);
  } finally {
    await browser.close();
  }
});

test('the tags have the hashes of sri.json', async () => {
  const hashes = JSON.parse(readFileSync(path.join(dist, 'sri.json'), 'utf8')) as Record<string, string>;
  const { page } = await visit();
  for (const [name, selector, file] of [
    ['plain', 'script[src*="umd"]', 'shop-elements.umd.js'],
    ['plain', 'link[href*="shop-elements"]', 'shop-elements.css'],
    ['script-module', 'script[type="module"]', 'shop-elements.loader.js'],
  ] as const) {
    await page.goto(`/hosts/${name}.html`);
    expect(await page.locator(selector).getAttribute('integrity')).toBe(hashes[file]);
  }
});
