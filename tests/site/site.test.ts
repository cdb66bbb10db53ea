import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { axeViolations, expectNoOverflow, phone, visit, withBrowser } from '../journeys/visit';

withBrowser();

const dist = path.join(root, 'docs/.vitepress/dist');
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !file.startsWith('stage'),
);

/** One page of each kind. */
const kinds = [
  'index.html',
  'embed.html',
  'elements/index.html',
  'elements/cc-form.html',
  'elements/layered-nav.html',
  'luma.html',
  'playground.html',
  'recipes/index.html',
  'recipes/luma.html',
  'recipes/payments.html',
  'alternatives.html',
  'own-element.html',
];

/** The page in an example's frame. */
function stage(page: Page) {
  return page.locator('iframe.stage').first().contentFrame();
}

test('every link points to an existing page and anchor', () => {
  const ids = new Map<string, Set<string>>();
  for (const file of pages) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    ids.set(file, new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)));
  }
  const dead: string[] = [];
  for (const file of pages) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^(https?|mailto):/.test(href)) continue;
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://localhost/docs/${file}`);
      const name = pathname.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index.html');
      const target = existsSync(path.join(dist, name)) ? name : `${name}.html`;
      const place = decodeURIComponent(hash.slice(1));
      if (!ids.has(target)) dead.push(`${file}: ${href}`);
      else if (place !== '' && !place.startsWith('{') && ids.get(target)?.has(place) !== true)
        dead.push(`${file}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test.each(['light', 'dark'] as const)('axe finds no problems on any kind of page, %s', async (colorScheme) => {
  const { page } = await visit({ colorScheme, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const file of kinds) {
    await page.goto(`/docs/${file}`);
    await page.locator('h1').first().waitFor();
    found.push(...(await axeViolations(page)).map((violation) => `${file}: ${violation}`));
  }
  expect(found).toEqual([]);
});

test('every kind of page fits a phone', async () => {
  const { page } = await visit(phone);
  for (const file of kinds) {
    await page.goto(`/docs/${file}`);
    await page.locator('h1').first().waitFor();
    await expectNoOverflow(page);
  }
});

test('a designer switches the card form’s theme and language', async () => {
  const { page, problems } = await visit();
  await page.goto('/docs/elements/vault-card.html');
  await expect.poll(() => stage(page).locator('[data-state="ready"]').count()).toBeGreaterThan(0);
  await page.getByLabel('Theme').first().selectOption('Luma-like');
  await page.getByLabel('Language').first().selectOption('Nederlands');
  await stage(page).getByRole('button', { name: 'Bestelling plaatsen' }).first().waitFor();
  const { theme, lang } = await stage(page)
    .locator('html')
    .evaluate((html) => ({ theme: html.dataset['shopTheme'], lang: html.getAttribute('lang') }));
  expect({ theme, lang }).toEqual({ theme: 'luma', lang: 'nl' });
  expect(problems).toEqual([]);
});

test('search finds an element by its Luma name', async () => {
  const { page } = await visit();
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('submit-review');
  await page
    .getByRole('option', { name: /Review form/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Review form' }).waitFor();
});

test('the playground shows edits and events, and keeps the HTML in its URL', async () => {
  const { page } = await visit();
  await page.goto('/docs/playground.html');
  const edited = '<shop-rating-stars data-score-name="own"></shop-rating-stars>';
  await page.getByLabel('HTML').fill(edited);
  // The page also starts with stars.
  await page.waitForURL((url) => decodeURIComponent(url.hash).includes(JSON.stringify(edited)));
  await stage(page).locator('[data-star="4"]').click();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: '{"score":4' }).count()).toBe(1);

  await page.reload();
  await expect.poll(() => page.getByLabel('HTML').inputValue()).toBe(edited);
  await stage(page).locator('[data-star="4"]').waitFor();
});

test('the playground runs no scripts of a shared example', async () => {
  const { page } = await visit();
  const html =
    '<h2>Shared</h2><img src="x" onerror="parent.document.title=\'stolen\'"><script>parent.document.title="stolen"</script>';
  await page.goto(`/docs/playground.html#${encodeURIComponent(JSON.stringify({ html }))}`);
  await stage(page).getByRole('heading', { name: 'Shared' }).waitFor();
  await expect
    .poll(() =>
      stage(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  expect(await page.title()).not.toContain('stolen');
});

test('an example works after a forced reload, which bypasses its service worker', async () => {
  const { page, context } = await visit();
  const staged = { html: '<p>An example</p>', theme: 'shop', lang: 'en', dir: 'ltr', answers: 'page' };
  await page.goto(`/docs/stage/index.html#${encodeURIComponent(JSON.stringify(staged))}`);
  await page.getByText('An example').waitFor();
  const session = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await page.getByText('An example').waitFor();
});

test('playground requests can fail on demand, or go to the running shop', async () => {
  const { page, context } = await visit();
  const html =
    '<shop-messages></shop-messages><shop-post-action data-ajax><button type="button" data-post=\'{"action":"/catalog/product_compare/add/","data":{"product":"101"}}\'>Compare</button></shop-post-action>';
  await page.goto(`/docs/playground.html#${encodeURIComponent(JSON.stringify({ html }))}`);
  await page.getByLabel('Calls').selectOption('fail with status 500');
  await stage(page).getByRole('button', { name: 'Compare' }).click();
  await stage(page).getByRole('alert').filter({ hasText: /./ }).waitFor();

  await page.getByLabel('Calls').selectOption('work');
  await page.getByLabel('Answered by').selectOption('the running example shop');
  await stage(page).getByRole('button', { name: 'Compare' }).click();
  await stage(page).getByText('You added product').waitFor();
  const compared = await (await context.request.get('/catalog/product_compare/')).text();
  expect(compared).toContain('Halden Desk Lamp');
});
