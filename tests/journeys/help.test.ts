import { expect, test } from 'vitest';
import { allDrawn, phone, visit, withBrowser } from './visit';

withBrowser();

test('a shopper reads an answer, the size guide and the terms without leaving the page', async () => {
  const { page, problems } = await visit();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/help');
  await allDrawn(page);
  const answer = page.getByText('Within thirty days, used or not.');
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Can I bring it back?' }).press('Enter');
  await answer.waitFor();
  await expect.poll(() => page.getByText('Two days within the state').isVisible()).toBe(false);

  const guide = page.getByRole('link', { name: 'Which one is mine?' });
  await guide.click();
  await page.getByRole('dialog', { name: 'Which one is mine?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await guide.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: 'Read the terms here' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of sale' });
  await expect.poll(() => terms.textContent()).toContain('Alder & Finch');
  await terms.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(problems).toEqual([]);
});

test('a dialog opens and closes when the file that lets it give way to a challenge does not arrive', async () => {
  const { page, problems } = await visit();
  const asked = page.waitForRequest(/parts\/give-way/);
  await page.route(/parts\/give-way/, (route) => route.abort());
  await page.goto('/help');
  await allDrawn(page);
  await page.getByRole('link', { name: 'Which one is mine?' }).click();
  await asked;
  const dialog = page.getByRole('dialog', { name: 'Which one is mine?' });
  expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
});

test('the keyboard scrolls to a topic and expands a long list', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await page.goto('/help');
  await allDrawn(page);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Care' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('care');
  const sheets = page.locator('.help-sheet:visible');
  expect(await sheets.count()).toBe(4);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => sheets.count()).toBe(7);
});

test('on a phone, the filters open from the side and are applied once', async () => {
  const { page, problems } = await visit(phone);
  await page.goto('/help');
  await allDrawn(page);
  await page.getByRole('link', { name: 'Filter' }).click();
  await page.locator('shop-filter-sidebar[data-open]').waitFor();
  await page.getByLabel('Clay').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL('**/help?material=Clay#care');
  await expect.poll(() => page.locator('.help-sheet').count()).toBe(3);
  expect(problems).toEqual([]);
});

test('without JavaScript, everything is open and all links work', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/help');
  for (const text of ['Within thirty days, used or not.', 'Nothing. Furniture is the exception', '40–45 cm']) {
    expect(await page.getByText(text).isVisible(), text).toBe(true);
  }
  await page.getByRole('link', { name: 'Read the terms here' }).click();
  await page.waitForURL('**/terms');
});
