import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allDrawn, axeViolations, visit, withBrowser } from './visit';

withBrowser();

const lamp = '/halden-desk-lamp.html';
const count = (page: Page) => page.locator('#tab-label-reviews .counter').textContent();

async function writeReview(page: Page): Promise<void> {
  await page.goto(lamp);
  await allDrawn(page);
  for (const rating of ['Quality', 'Overall']) {
    await page.getByRole('radiogroup', { name: rating }).locator('[data-star="5"]').click();
  }
  await page.getByLabel('Nickname').fill('Ann');
  await page.getByLabel('Summary').fill('Reads well by');
  await page.getByLabel('Review', { exact: true }).fill('The joint holds after a year.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
}

async function publish(page: Page): Promise<void> {
  await page.goto('/help');
  await allDrawn(page);
  await page.getByRole('switch', { name: 'Publish my reviews' }).setChecked(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-shop-root] .message.success').waitFor();
}

test('a review shows only after a moderator approves it, and not in other visitors’ shops', async () => {
  const { page, problems } = await visit();
  await page.goto(lamp);
  const before = Number(await count(page));
  await writeReview(page);
  const message = page.locator('[data-shop-root] .message.success');
  await expect.poll(() => message.textContent()).toBe('You submitted your review for moderation.');
  expect(Number(await count(page))).toBe(before);

  await publish(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${lamp}#reviews`);
  expect(Number(await count(page))).toBe(before + 1);
  const review = page.locator('.review-item', { hasText: 'The joint holds after a year.' });
  await review.waitFor();
  expect(await review.locator('.rating-result').first().getAttribute('title')).toBe('100%');
  expect(problems).toEqual([]);

  const other = await visit();
  await other.page.goto(lamp);
  expect(Number(await count(other.page))).toBe(before);
});

test('with automatic approval, a review shows at once, even without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/help');
  await page.getByLabel('Publish my reviews').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(lamp);
  await page.locator('#quality_4').check();
  await page.locator('#overall_4').check();
  await page.getByLabel('Nickname').fill('Ann');
  await page.getByLabel('Summary').fill('Reads well by');
  await page.getByLabel('Review', { exact: true }).fill('The joint holds after a year.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  expect(await page.locator('.message.success').textContent()).toContain('Your review is published.');
  expect(await page.locator('.review-content').allTextContents()).toContain('The joint holds after a year.');
});
