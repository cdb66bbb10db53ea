import type { BrowserContextOptions } from 'playwright';
import { expect, test } from 'vitest';
import { phone, visit, withBrowser } from '../../journeys/visit';
import { moveFinger } from '../../support/finger';
import { layoutFaults } from '../layout';
import { contentPage } from './content';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';

// Page Builder content in Luma.

withBrowser();

async function content(query = '', options: BrowserContextOptions = {}) {
  const shopper = await visit(options);
  await openLuma(shopper.context, { content: contentPage });
  await shopper.page.goto(`/luma/content/${query}`);
  await lumaHasStarted(shopper.page);
  return shopper;
}

test('if Magento’s own scripts run the blocks, the element leaves them alone and logs a notice', async () => {
  const { page, problems } = await content();
  await page.getByText('We sharpen them.').waitFor();
  expect(await page.locator('[data-content-type="slider"] button').count()).toBe(1);
  await page.getByText('Returns', { exact: true }).click();
  await page.getByText('Within thirty days.').waitFor();
  expect(await page.locator('[data-content-type="tab-item"]').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('[data-content-type="tabs"] [aria-controls]').count()).toBe(0);
  expect(problems).toEqual([expect.stringMatching(/^warning: Magento's own scripts run these Page Builder blocks/)]);
});

test('without them, the element runs the blocks, with no layout problems at both widths', async () => {
  const { page, problems } = await content('?own');
  await page.getByText('We sharpen them.').waitFor();
  await page.getByRole('tab', { name: 'Returns' }).click();
  await page.getByText('Within thirty days.').waitFor();
  expect(await page.locator('[data-content-type="tab-item"]').filter({ visible: true }).count()).toBe(1);
  await page.getByText('Spring work').waitFor();
  await page.getByRole('link', { name: 'Rake' }).waitFor();
  await page.getByRole('group', { name: 'Seasons' }).getByRole('button', { name: 'Next' }).click();
  await page.getByText('Autumn work').waitFor();
  const slide = await page.locator('[data-slide-name="Autumn"]').boundingBox();
  expect(slide?.height).toBeGreaterThan(15);
  expect(await faultsOf(page, 'content')).toEqual([]);
  expect(problems).toEqual([]);
});

test('every block works by keyboard, and a focused banner shows its overlay', async () => {
  const { page, problems } = await content('?own');
  // Blocks far below start when near the view.
  await page.getByRole('tab', { name: 'Care' }).scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Repair', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Repair' }).focus();
  await page.keyboard.press('Home');
  await page.getByText('Oil the blades.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('We sharpen them.').waitFor();
  await page.keyboard.press('End');
  await page.getByText('Within thirty days.').waitFor();
  expect(await page.locator('[data-content-type="tab-item"]').filter({ visible: true }).count()).toBe(1);

  const tools = page.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('link', { name: 'Trowel' }).waitFor();

  const button = page.locator('[data-element="button"]');
  expect(await button.isVisible()).toBe(false);
  await page.locator('[data-content-type="banner"] a').focus();
  await expect.poll(() => button.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  expect(
    await page
      .locator('[data-element="overlay"][data-overlay-color]')
      .evaluate((node) => getComputedStyle(node).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  await page.getByRole('tab', { name: 'Care' }).focus();
  await expect.poll(() => button.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('on a phone, swiping moves the slider and the carousel', async () => {
  const { page, problems } = await content('?own', phone);
  const swipe = async (name: string) => {
    const group = page.getByRole('group', { name });
    await group.scrollIntoViewIfNeeded();
    const box = await group.locator('[aria-hidden="false"], :not([inert]) > a').first().boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const steps = [0.8, 0.7, 0.5, 0.3, 0.1];
    await moveFinger(
      page,
      steps.map((step) => ({ x: x + width * step, y: y + height / 2 })),
    );
  };
  await page.getByText('Spring work').waitFor();
  await swipe('Seasons');
  await page.getByText('Autumn work').waitFor();
  const toolsInView = () => page.locator('.product-item:not([inert]) a').allTextContents();
  const before = await toolsInView();
  await swipe('Tools');
  await expect.poll(toolsInView).not.toEqual(before);
  expect(problems).toEqual([]);
});

test('with reduced motion, no background moves and no video plays', async () => {
  const { page, problems } = await content('?own', { reducedMotion: 'reduce' });
  await page.getByText('We sharpen them.').waitFor();
  expect(await page.locator('[data-parallax-layer]').count()).toBe(0);
  const films = page.locator('video');
  expect(await films.evaluateAll((nodes) => (nodes as HTMLVideoElement[]).filter(({ paused }) => !paused).length)).toBe(
    0,
  );
  expect(problems).toEqual([]);
});

test.each(['?own', '?own&single'])('without JavaScript, all content of %s is readable', async (query) => {
  const shopper = await visit({ javaScriptEnabled: false });
  await openLuma(shopper.context, { content: contentPage });
  await shopper.page.goto(`/luma/content/${query}`);
  for (const text of ['Spring work', 'Autumn work', 'Dibber', 'Trowel', 'Oil the blades.', 'Within thirty days.'])
    expect(await shopper.page.getByText(text).isVisible(), text).toBe(true);
  expect(await shopper.page.evaluate(layoutFaults)).toEqual([]);
});

test('map blocks don’t affect each other, and one without stores leaves no gap', async () => {
  const { page, problems } = await content('?own&maps');
  await page.getByRole('link', { name: 'Directions Quay' }).waitFor();
  const [list, below] = await Promise.all([
    page.getByRole('listitem').filter({ hasText: 'Quay' }).boundingBox(),
    page.getByText('Below the maps').boundingBox(),
  ]);
  expect(below?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  expect((below?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeLessThan(60);
  expect(await faultsOf(page, 'maps')).toEqual([]);
  // One warning: this page has no tile service.
  expect(problems).toEqual([expect.stringMatching(/^warning: <shop-map> shows only the list/)]);
});
