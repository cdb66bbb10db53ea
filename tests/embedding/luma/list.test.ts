import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { hasPhp, print } from '../magento/print';
import { categoryPage } from './category';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';
import type { MagentoVersion } from './printed';

// Product lists in Luma, next to Luma's own scripts.

withBrowser();

const around = { breadcrumbs: '', layeredNav: '<shop-layered-nav></shop-layered-nav>' };

async function category(elements = around, version?: MagentoVersion) {
  const shopper = await visit();
  await openLuma(shopper.context, { category: (query) => categoryPage(query, elements, version) });
  await shopper.page.goto('/luma/category/');
  await lumaHasStarted(shopper.page);
  return shopper;
}

async function filterByColor(page: Page): Promise<void> {
  await page.locator('.filter-options-title', { hasText: 'Color' }).click();
  // The link has no height, because its content floats.
  await page.locator('[data-option-label="Moss"]').click();
  await page.waitForURL('**/luma/category/?color=57');
  await page.getByText('Loppers').waitFor({ state: 'hidden' });
}

/** Expects that one press opens a group and the next closes it. */
async function openAndClose(page: Page): Promise<void> {
  const title = page.locator('.filter-options-title', { hasText: 'Material' });
  const content = page.locator('.filter-options-content', { hasText: 'Ash' });
  expect(await title.getByRole('button').count()).toBe(0);
  await title.click();
  await content.waitFor();
  await title.click();
  await content.waitFor({ state: 'hidden' });
}

/** The width of each card's stars, in percent of five stars. */
async function starsShown(page: Page): Promise<number[]> {
  return page.locator('.product-item .rating-result').evaluateAll((results) =>
    results.map((result) => {
      const [stars] = result.children;
      return Math.round((100 * (stars?.getBoundingClientRect().width ?? 0)) / result.clientWidth);
    }),
  );
}

async function starsSaid(page: Page): Promise<number[]> {
  return page
    .locator('.product-item .rating-result')
    .evaluateAll((results) => results.map((result) => Number.parseInt(result.getAttribute('title') ?? '', 10)));
}

async function swatchColors(page: Page): Promise<string[]> {
  return page
    .locator('.swatch-option.color')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
}

async function frames(page: Page): Promise<string[]> {
  return page.locator('.product-image-wrapper').evaluateAll((wrappers) =>
    wrappers.map((wrapper) => {
      const { width, height } = wrapper.getBoundingClientRect();
      return `${Math.round(width)} by ${Math.round(height)}`;
    }),
  );
}

test.each(['2.4.6', '2.4.8'] as const)(
  'a filtered list of Magento %s has the same stars, swatches and picture frames as a loaded page',
  async (version) => {
    const { page, problems } = await category(around, version);
    const colors = ['rgb(75, 107, 47)', 'rgb(181, 83, 42)'];
    expect(await starsShown(page)).toEqual(await starsSaid(page));
    expect(await swatchColors(page)).toEqual(colors);
    expect(new Set(await frames(page))).toEqual(new Set(['240 by 300']));

    await filterByColor(page);
    expect(await starsShown(page)).toEqual(await starsSaid(page));
    expect(new Set(await starsShown(page)).size).toBeGreaterThan(2);
    expect(await swatchColors(page)).toEqual(colors);
    expect(new Set(await frames(page))).toEqual(new Set(['240 by 300']));
    expect(problems).toEqual([]);
  },
);

test('a swatch’s tooltip disappears with the swatch, and new swatches have tooltips', async () => {
  const { page, problems } = await category();
  await page.getByRole('tab', { name: 'Color' }).click();
  await page.locator('[data-option-label="Moss"]').hover();
  const tooltip = page.locator('.swatch-option-tooltip');
  await tooltip.waitFor();
  await page.locator('[data-option-label="Moss"]').click();
  await page.getByText('Loppers').waitFor({ state: 'hidden' });
  expect(await tooltip.isVisible()).toBe(false);

  // The group stays open.
  await page.locator('[data-option-label="Clay"]').hover();
  await tooltip.waitFor();
  expect(await tooltip.textContent()).toBe('Clay');
  expect(problems).toEqual([]);
});

test('a shopper filters by keyboard, goes back, and sorts without a page load', async () => {
  const { page, problems } = await category();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.locator('.filter-options-title', { hasText: 'Color' }).click();
  await page.getByRole('link', { name: 'Moss' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/luma/category/?color=57');
  await page.getByText('Loppers').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByText('Loppers').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.locator('#sorter').first().selectOption('price');
  await page.waitForURL('**/luma/category/?product_list_order=price');
  await page.getByText('Loppers').waitFor();
  expect(await page.locator('body[data-same-page]').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('added pages have their stars and picture frames', async () => {
  const { page, problems } = await category({
    ...around,
    layeredNav: '<shop-infinite-scroll data-auto-pages="0"></shop-infinite-scroll>',
  });
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('Hoe', { exact: true }).waitFor();
  expect(await starsShown(page)).toEqual(await starsSaid(page));
  expect(new Set(await frames(page))).toEqual(new Set(['240 by 300']));
  expect(problems).toEqual([]);
});

test('only Luma’s accordion opens filter groups, whichever script loads first', async () => {
  const { page, problems } = await category();
  await openAndClose(page);
  await filterByColor(page);
  await openAndClose(page);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)(
  'a category page has no layout problems at both widths, and one separator between breadcrumbs',
  async () => {
    const printed = print('en_US', 'Garden');
    const { page, problems } = await category({
      breadcrumbs: printed['breadcrumbs'] ?? '',
      layeredNav: `<shop-layered-nav></shop-layered-nav><shop-infinite-scroll data-auto-pages="0"></shop-infinite-scroll>`,
    });
    expect(await page.locator('shop-breadcrumbs').evaluate((crumbs) => crumbs.clientHeight)).toBeLessThan(24);
    expect(await faultsOf(page, 'category')).toEqual([]);
    expect(problems).toEqual([]);
  },
);
