import { expect, test } from 'vitest';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from '../journeys/visit';
import { docsUrl, storyUrl, withStorybook } from './storybook';

withBrowser();
withStorybook();

test('stories don’t depend on an earlier visit to the example shop', async () => {
  const { page, context, problems } = await visit();
  await page.goto('/halden-desk-lamp.html');
  await allDrawn(page);
  const before = await context.cookies();

  await page.goto(storyUrl('checkout-card-form--playground', {}));
  await page.getByRole('textbox', { name: 'Credit Card Number' }).waitFor();
  await allDrawn(page);
  expect(await page.locator('[data-state="error"]').count()).toBe(0);
  expect(await context.cookies(), 'the shop’s own cookies').toEqual(before);
  expect(problems).toEqual([]);
});

test('a Docs page has the HTML with a copy button, and all settings, events, methods, classes and custom properties', async () => {
  const { page, context } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(docsUrl('checkout-card-form--docs'));
  await page.getByRole('heading', { level: 1, name: 'Card form' }).waitFor();
  for (const name of ['Settings', 'Events', 'Methods', 'Parts', 'Custom properties', 'Accessibility']) {
    await page.getByRole('heading', { level: 2, name }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<shop-cc-form');
});

test('the welcome page finds an element by its Luma name', async () => {
  const { page } = await visit();
  await page.goto(docsUrl('welcome--docs'));
  await page.getByRole('searchbox').fill('Magento_Review/js/submit-review');
  await page.getByRole('status').getByText('1 of').waitFor();
  await page.getByRole('link', { name: 'Review form' }).waitFor();
});

test.each(['welcome--docs', 'checkout-card-form--docs', 'catalog-layered-navigation--docs'])(
  'axe finds no problems on %s, and it fits a phone',
  async (id) => {
    const { page } = await visit(phone);
    await page.goto(docsUrl(id));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectNoOverflow(page);
    expect(await axeViolations(page)).toEqual([]);
  },
);
