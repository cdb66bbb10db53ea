import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hostPages } from '../../examples/hosts/hosts';
import { visit, withBrowser } from '../journeys/visit';

withBrowser();

const dist = path.resolve(import.meta.dirname, '../../packages/bundle/dist');

/** Everything that the page's elements are for, as a shopper does it. The filter comes last: some pages are left by it. */
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

  await page.getByRole('link', { name: 'Nine at a time' }).click();
  await page.waitForURL('**/desk.html?product_list_limit=9');
  await expect.poll(() => page.locator('.product-item').count()).toBe(9);
}

async function payByCard(page: Page): Promise<void> {
  const form = page.locator('shop-cc-form');
  const sent: unknown[] = [];
  await page.route('**/payment-information', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: '1000042' });
  });
  await form.getByLabel('Credit Card Number').pressSequentially('4111111111111111');
  expect(await form.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  expect(await form.getAttribute('data-card-type')).toBe('VI');
  await form.getByLabel('Month').selectOption('1');
  await form.getByLabel('Year').selectOption('2040');
  await form.getByLabel('Card Verification Number').fill('123');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await page.getByText('Order 1000042 is placed.').waitFor();
  expect(sent).toMatchObject([{ paymentMethod: { method: 'hostpay', additional_data: { cc_number: '4111111111111111' } } }]);
}

/** Opens a host page, and waits until its own application and all elements are there. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/hosts/${name}.html`);
  await allReady(page);
}

async function allReady(page: Page): Promise<void> {
  await page.locator('[data-host="started"]').waitFor();
  await page.waitForFunction(() => {
    const elements = Array.from(document.querySelectorAll('main *')).filter((element) =>
      element.localName.startsWith('shop-'),
    );
    return elements.length > 0 && elements.every((element) => element.getAttribute('data-state') === 'ready');
  });
}

/** What the console has to say on a page where nothing is wrong. */
const said: Readonly<Record<string, RegExp>> = {
  'two-versions': /^warning: <shop-[a-z-]+> is already registered by shop-elements 0\.1\.0 \(.*\/static\/.*0\.0\.9 \(.*\/older\//,
};

describe.each(Object.entries(hostPages))('%s', (name, { globals = [] }) => {
  test('the host starts, and every element works', async () => {
    const { page, problems } = await visit();
    await page.goto('/hosts/');
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await open(page, name);
    const ours = ['ShopElements', 'shopElementsMap'];
    await journey(page);
    const left = await page.evaluate((known) => Object.getOwnPropertyNames(window).filter((key) => !known.includes(key)), before);
    if (name !== 'trusted-types-none') expect(left.sort()).toEqual([...ours, ...globals].sort());
    const expected = said[name];
    expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
    expect(problems.length).toBe(expected === undefined ? 0 : 1);
  });
});

test('the tags carry the hashes of sri.json', async () => {
  const hashes = JSON.parse(readFileSync(path.join(dist, 'sri.json'), 'utf8')) as Record<string, string>;
  const { page } = await visit();
  for (const [name, selector, file] of [
    ['plain', 'script[src*="umd"]', 'shop-elements.umd.js'],
    ['plain', 'link[href*="shop-elements"]', 'shop-elements.css'],
    ['script-module', 'script[type="module"]', 'shop-elements.js'],
  ] as const) {
    await page.goto(`/hosts/${name}.html`);
    expect(await page.locator(selector).getAttribute('integrity')).toBe(hashes[file]);
  }
});
