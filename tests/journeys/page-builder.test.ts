import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations, expectNoOverflow, visit, withBrowser } from './visit';

withBrowser();

const path = '/page-builder';
const film = 'shop-page-builder [data-background-type="video"]';

/** Ignores the map: it loads later, with its own script. */
async function blocksStarted(page: Page): Promise<void> {
  await page.locator('shop-page-builder[data-state="ready"]').waitFor();
}

/** The distinct widths in a group of buttons. */
async function widths(page: Page): Promise<number[]> {
  const links = page.locator('[data-content-type="buttons"][data-same-width="true"] a');
  return links.evaluateAll((all) => Array.from(new Set(all.map((link) => link.getBoundingClientRect().width))));
}

test('on a Page Builder page, backgrounds move, a video plays and pauses, and overlays show on hover', async () => {
  const { page, problems } = await visit();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'From our workshop' }).click();
  await blocksStarted(page);
  expect(await axeViolations(page)).toEqual([]);

  const layer = page.locator('[data-parallax-layer]');
  await expect.poll(() => layer.getAttribute('style')).toContain('translate3d');
  const before = await layer.getAttribute('style');
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => layer.getAttribute('style')).not.toBe(before);

  const banner = page.locator('[data-content-type="banner"]').first();
  const button = banner.locator('[data-element="button"]');
  expect(await button.isVisible()).toBe(false);
  await banner.locator('a').focus();
  expect(await button.isVisible()).toBe(true);

  await page.locator(film).scrollIntoViewIfNeeded();
  const playing = () =>
    page.locator(`${film} video`).evaluate((video: HTMLVideoElement) => !video.paused && video.muted);
  await expect.poll(playing).toBe(true);
  await page.getByRole('button', { name: 'Pause the background video' }).click();
  expect(await playing()).toBe(false);
  await page.getByRole('button', { name: 'Play the background video' }).click();
  await expect.poll(playing).toBe(true);
  expect(problems).toEqual([]);
});

test('a link opens a tab, its buttons get equal widths, and arrow keys move between tabs', async () => {
  const { page, problems } = await visit();
  await page.goto(path);
  await blocksStarted(page);
  expect(await widths(page)).toEqual([0]);
  await page.getByRole('link', { name: 'Send something in' }).click();
  await page.getByRole('tabpanel', { name: 'Repair' }).waitFor();
  await expect.poll(async () => (await widths(page)).length).toBe(1);
  expect((await widths(page))[0]).toBeGreaterThan(100);
  expect(await page.getByRole('tabpanel').count()).toBe(1);

  await page.getByRole('tab', { name: 'Repair' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Give back' }).waitFor();
  await page.goto(`${path}#AFTAB2`);
  await page.getByRole('tabpanel', { name: 'Repair' }).waitFor();
  expect(problems).toEqual([]);
});

test('the buttons of sliders and product carousels show the next slide', async () => {
  const { page, problems } = await visit();
  await page.goto(path);
  await blocksStarted(page);
  const slide = page.locator('[data-content-type="slide"]');
  await slide.first().scrollIntoViewIfNeeded();
  await page.locator('[data-content-type="slider"]').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => slide.nth(1).getAttribute('aria-hidden')).toBe('false');
  expect(await slide.first().getAttribute('aria-hidden')).toBe('true');

  const products = page.locator('[data-content-type="products"]');
  await products.scrollIntoViewIfNeeded();
  await expect.poll(() => products.getAttribute('data-slides-to-show')).toBe('5');
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => products.getAttribute('data-slides-to-show')).toBe('4');
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  { query: '?___store=nl', tab: 'Reparatie', lamps: 'Bekijk de lampen' },
  { query: '?dir=rtl', tab: 'Repair', lamps: 'See the lamps' },
])('on a narrow phone, everything fits and shows without hovering ($query)', async ({ query, tab, lamps }) => {
  const { page, problems } = await visit({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await page.goto(path + query);
  await blocksStarted(page);
  await expectNoOverflow(page);
  expect(await page.getByText(lamps).first().isVisible()).toBe(true);
  await page.getByRole('tab', { name: tab }).tap();
  await page.getByRole('tabpanel', { name: tab }).waitFor();
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('without JavaScript, all content is readable and banners are links', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(path);
  for (const id of ['AFTAB1', 'AFTAB2', 'AFTAB3']) expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  expect(await page.getByText('A handle for every pan').isVisible()).toBe(true);
  await expectNoOverflow(page);
  await page.locator('[data-content-type="banner"] a').first().click();
  await page.waitForURL('**/home.html');
});

test('reduced motion shows no motion, and a video that fails to load leaves its picture', async () => {
  const calm = await visit({ reducedMotion: 'reduce' });
  await calm.page.goto(path);
  await blocksStarted(calm.page);
  await calm.page.locator(film).scrollIntoViewIfNeeded();
  const picture = (page: Page) =>
    page.locator(`${film} .shop-background__layer`).evaluate((layer) => getComputedStyle(layer).backgroundImage);
  expect(await picture(calm.page)).toContain('/media/wysiwyg/lamp.svg');
  expect(await calm.page.locator('[data-parallax-layer], shop-page-builder video').count()).toBe(0);
  expect(calm.problems).toEqual([]);

  const broken = await visit();
  await broken.page.route('**/*.webm', (route) => route.abort());
  await broken.page.goto(path);
  await blocksStarted(broken.page);
  const asked = broken.page.waitForEvent('requestfailed');
  await broken.page.locator(film).scrollIntoViewIfNeeded();
  await asked;
  expect(await picture(broken.page)).toContain('/media/wysiwyg/lamp.svg');
  expect(await broken.page.getByRole('button', { name: 'Pause the background video' }).count()).toBe(0);
});
