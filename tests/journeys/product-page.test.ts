import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stubPlayers } from '../support/players.mjs';
import { course } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

/** Has several pages of reviews. The shop's header covers 62 pixels, so its pages scroll to 80. */
const notebook = '/field-notebook-dot-grid.html';
const lamp = '/piet-clamp-lamp.html';

async function at(path: string, options = {}) {
  const shopper = await visit(options);
  await shopper.page.goto(path);
  await allDrawn(shopper.page);
  return shopper;
}

const reviews = (page: Page) => page.locator('#reviews .review-item');
const firstTitle = (page: Page) => reviews(page).first().locator('.review-title').textContent();
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.contains(document.activeElement));
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function choose(page: Page, rating: number, stars: number): Promise<void> {
  await page.locator('#review-form shop-rating-stars').nth(rating).locator(`[data-star="${stars}"]`).click();
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Nickname').fill('Ann');
  await page.getByLabel('Summary').fill('Lies flat');
  await page.locator('#review_field').fill('And the dots are just dark enough.');
}

// Reading

test('a shopper reads the reviews, which load when near the view, and pages through them', async () => {
  const { page, problems } = await at(notebook);
  expect(await reviews(page).count()).toBe(0);
  await page
    .getByRole('link', { name: /Reviews/ })
    .first()
    .click();
  await expect.poll(() => reviews(page).count()).toBe(5);
  await expect.poll(() => topOf(page, '#reviews')).toBe(80);
  await allDrawn(page);
  const before = await firstTitle(page);
  await page.locator('#reviews').getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect.poll(() => firstTitle(page)).not.toBe(before);
  await allDrawn(page);
  expect(await isFocused(page, '#reviews')).toBe(true);
  await expect.poll(() => topOf(page, '#reviews')).toBe(80);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a URL that points to the reviews loads them at once, even in a slow shop', async () => {
  const { page } = await at(`${notebook}?slow=1200#review-form`);
  await expect.poll(() => topOf(page, '#review-form')).toBeLessThan(900);
  await reviews(page).nth(4).waitFor();
  expect(await topOf(page, '#review-form')).toBeLessThan(900);
});

test('the link to the form scrolls to the form, even if the list loads late', async () => {
  const { page } = await at(`${notebook}?slow=1200`);
  await page.getByRole('link', { name: 'Add Your Review' }).click();
  await expect.poll(() => isFocused(page, '#review-form')).toBe(true);
  await reviews(page).nth(4).waitFor();
  await expect.poll(() => topOf(page, '#review-form')).toBeGreaterThanOrEqual(0);
  expect(await topOf(page, '#review-form')).toBeLessThan(450);
});

test.each(['500', 'offline'])('after %s, loading the reviews can be retried', async (fail) => {
  const { page } = await at(`${notebook}?fail=${fail}#reviews`);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  expect(await page.locator('#reviews').getByRole('link', { name: 'Read the reviews' }).isVisible()).toBe(true);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await retry.click();
  await expect.poll(() => reviews(page).count()).toBe(5);
  expect(await retry.count()).toBe(0);
});

test('without JavaScript, the reviews and their pages are there', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(notebook);
  expect(await reviews(page).count()).toBe(5);
  const before = await firstTitle(page);
  await page.locator('#reviews').getByRole('link', { name: '2' }).click();
  await page.waitForURL('**/*?p=2#reviews');
  expect(await firstTitle(page)).not.toBe(before);
});

// Writing

test('a review is written by keyboard alone and sent once', async () => {
  const { page, problems } = await at(notebook);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/review/')) posts.push(request.postData() ?? '');
  });
  const send = page.getByRole('button', { name: 'Submit Review' });
  await write(page);
  await send.press('Enter');
  const missing = page.getByRole('alert').filter({ hasText: 'Please select one of each of the ratings above.' });
  await expect.poll(() => missing.count()).toBe(1);
  expect(await isFocused(page, '#review-form shop-rating-stars >> nth=0')).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => missing.count()).toBe(0);
  expect(posts).toEqual([]);
  await send.dblclick();
  await expect.poll(() => page.locator('[data-shop-root] .message.success').textContent()).toContain('moderation');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/ratings%5B1%5D=2&ratings%5B4%5D=\d+/);
  expect(problems).toEqual([]);
});

test('a rejected review returns complete, including its stars', async () => {
  const { page } = await at(notebook);
  await write(page);
  await page.locator('#review_field').fill('   ');
  await choose(page, 0, 2);
  await choose(page, 1, 4);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect.poll(() => page.locator('[data-shop-root] .message.error').textContent()).toContain('right now');
  await allDrawn(page);
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Ann');
  expect(await page.getByLabel('Summary').inputValue()).toBe('Lies flat');
  const scores = await page
    .locator('#review-form shop-rating-stars')
    .evaluateAll((all) => all.map((stars) => Reflect.get(stars, 'score')));
  expect(scores).toEqual([2, 4]);
});

test('pressing repeatedly in a slow shop sends one review; after a failure, Back restores the input', async () => {
  const { page } = await at(`${notebook}?slow=800&fail=500`);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/review/')) posts += 1;
  });
  await write(page);
  await choose(page, 0, 5);
  await choose(page, 1, 5);
  const send = page.getByRole('button', { name: 'Submit Review' });
  await send.dblclick();
  await page.waitForURL('**/review/product/post/**');
  expect(posts).toBe(1);
  await page.goBack();
  await allDrawn(page);
  expect(await page.getByLabel('Summary').inputValue()).toBe('Lies flat');
  expect(await send.isEnabled()).toBe(true);
});

test('a customer’s name is filled in', async () => {
  const { page } = await visit();
  await page.goto('/customer/account/login/');
  await page.getByLabel('Email').first().fill('nora@example.com');
  await page.getByLabel('Password').first().fill('Meadow-42');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
  await page.goto(course);
  await allDrawn(page);
  await expect.poll(() => page.getByLabel('Nickname').inputValue()).toBe('Nora');
});

test('without JavaScript, a review is rated with radio buttons', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(notebook);
  await write(page);
  await page.locator('#quality_4').check();
  await page.locator('#overall_5').check();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  expect(await page.locator('.message.success').textContent()).toContain('moderation');
});

// Watching

test('a shopper watches a lamp’s videos, and no provider is contacted before', async () => {
  const { page, context, problems } = await visit();
  const asked = await stubPlayers(context);
  await page.goto(lamp);
  await allDrawn(page);
  expect(asked).toEqual([]);
  const frame = (index: number) => page.locator('.gallery > li').nth(index);

  await page.getByRole('link', { name: 'Video 4' }).click();
  await frame(3).getByRole('link').press('Enter');
  const film = frame(3).locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await isFocused(page, '.gallery video')).toBe(true);

  await page.getByRole('link', { name: 'Video 5' }).click();
  await expect.poll(() => film.count()).toBe(0);
  await frame(4).click();
  await frame(4).frameLocator('iframe').getByText('A player').waitFor();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/AF-DL-02-00?');
  await frame(4).getByRole('button', { name: 'Close video' }).click();
  expect(await frame(4).locator('iframe').count()).toBe(0);
  await expect.poll(() => isFocused(page, '.gallery > li >> nth=4')).toBe(true);

  await page.getByRole('link', { name: 'Video 6' }).click();
  await frame(5).click();
  await frame(5).frameLocator('iframe').getByText('A player').waitFor();
  expect(asked[1]).toContain('https://player.vimeo.com/video/1010002?');
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('on a phone, a link to the video remains if its provider can’t be reached', async () => {
  const { page, context } = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  await stubPlayers(context, false);
  await page.goto(`${lamp}?dir=rtl`);
  await allDrawn(page);
  await page.getByRole('link', { name: 'Video 5' }).click();
  const frame = page.locator('.gallery > li').nth(4);
  await frame.click();
  const link = frame.getByRole('link', { name: /youtube/ });
  await link.waitFor();
  await expectNoOverflow(page);
});

test('without JavaScript, a video is a link', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(lamp);
  expect(await page.getByRole('link', { name: 'Video of Piet Clamp Lamp' }).first().getAttribute('href')).toBe(
    '/static/media/piet-clamp-lamp.webm',
  );
});
