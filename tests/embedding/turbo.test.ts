import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { agree, bringToPayment, choose, successPage, typeCard } from '../journeys/steps';
import { allDrawn, type Visit, visit, withBrowser } from '../journeys/visit';

// Turbo opens links without a page load: it requests the next page and replaces the body.

withBrowser();

const libraries = createRequire(path.resolve(import.meta.dirname, '../../examples/hosts/package.json'));
const turbo = readFileSync(libraries.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'), 'utf8');

// Turbo would keep a filtered list under the URL of the whole one.
const head = '<meta name="turbo-cache-control" content="no-cache"><script src="/turbo.js"></script></head>';

/** The script with the page's data. Turbo runs a script in the head only once, and one in the body on each page. */
const pageData = /<script src="[^"]+config\.js" defer><\/script>/;

function withTurbo(page: string): string {
  const [script = ''] = pageData.exec(page) ?? [];
  return page
    .replace(script, '')
    .replace('</head>', head)
    .replace(/<body[^>]*>/, (body) => body + script.replace(' defer', ''));
}

/** A visit to the example shop with Turbo on every page. */
async function visitWithTurbo(): Promise<Visit> {
  const visited = await visit({ bypassCSP: true });
  await visited.context.route('**/turbo.js', (route) => route.fulfill({ contentType: 'text/javascript', body: turbo }));
  await visited.context.route(
    ({ pathname }) => /(^\/|\.html|^\/checkout\/)$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withTurbo(await response.text()) });
    },
  );
  await visited.page.goto('/');
  await allDrawn(visited.page);
  // A page load would remove it.
  await visited.page.evaluate(() => void Reflect.set(window, 'isFirstPage', true));
  return visited;
}

const isFirstPage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isFirstPage') === true);

async function open(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, url);
  await page.waitForURL(url);
  await allDrawn(page);
}

const products = (page: Page) => page.locator('.product-item-link').allInnerTexts();

test('with Turbo, filters, Back and Forward show the list of each URL', async () => {
  const { page, context, problems } = await visitWithTurbo();
  await open(page, '/desk.html');
  const all = await products(page);
  const filter = page.locator('shop-layered-nav .filter-options-content a');
  await filter.first().click();
  await expect.poll(() => products(page)).not.toEqual(all);
  const filtered = await products(page);
  const { search } = new URL(page.url());
  await page.goBack();
  await expect.poll(() => products(page)).toEqual(all);
  await page.goForward();
  await expect.poll(() => products(page)).toEqual(filtered);
  expect(new URL(page.url()).search).toBe(search);
  await page.goBack();
  await expect.poll(() => products(page)).toEqual(all);
  expect(await isFirstPage(page)).toBe(true);
  expect(problems).toEqual([]);
  // Turbo may still be loading links ahead.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('with Turbo, Back from a product leads to its place in a long list', async () => {
  const { page, context, problems } = await visitWithTurbo();
  await open(page, '/everything.html');
  const items = page.locator('.product-item');
  await expect.poll(() => page.mouse.wheel(0, 2000).then(() => items.count())).toBe(36);
  const item = items.nth(20);
  await item.scrollIntoViewIfNeeded();
  const topOf = () => item.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const [top, href] = [await topOf(), await item.locator('.product-item-link').getAttribute('href')];
  await item.locator('.product-item-link').click();
  await page.waitForURL(href ?? '');
  await allDrawn(page);
  await page.goBack();
  await expect.poll(() => items.count()).toBe(36);
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3);
  expect(await isFirstPage(page)).toBe(true);
  expect(problems).toEqual([]);
  // Turbo may still be loading links ahead.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('with Turbo, a typed card is gone after Back, and the order can still be placed', async () => {
  const visited = await visitWithTurbo();
  const { page, orders, problems } = visited;
  await bringToPayment(visited);
  await open(page, '/desk.html');
  await open(page, '/checkout/');
  await typeCard(await choose(page, 'acmepay'), '4111111111111111');
  await open(page, '/desk.html');
  await page.goBack();
  await allDrawn(page);

  const section = await choose(page, 'acmepay');
  for (const label of ['Credit Card Number', 'Expiration Date', 'Card Verification Number']) {
    expect(await section.getByLabel(label).inputValue(), label).toBe('');
  }
  await typeCard(section, '4111111111111111');
  await agree(section);
  await section.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect((await orders()).map(({ payment }) => payment?.method)).toEqual(['acmepay']);
  expect(problems).toEqual([]);
  await visited.context.unrouteAll({ behavior: 'ignoreErrors' });
});
