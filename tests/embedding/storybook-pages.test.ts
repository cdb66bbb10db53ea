import { expect, test } from 'vitest';
import { allDrawn, visit, withBrowser } from '../journeys/visit';
import { storyUrl, withStorybook } from './storybook';

withBrowser();
withStorybook();

test('a designer who has been in the example shop, in the same browser, finds the stories as they are', async () => {
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
