import { expect, test } from 'vitest';
import { visit, withBrowser } from './visit';

withBrowser();

test('the account marks the page that the shopper is on, in any language', async () => {
  const { page } = await visit();
  await page.goto('/customer/account/login/');
  await page.locator('#email').fill('nora@example.com');
  await page.locator('#pass').fill('Meadow-42');
  await page.locator('#send2').click();
  await page.waitForURL((url) => url.pathname === '/customer/account/');
  const marked = () => page.locator('.account-nav [aria-current="page"]').allTextContents();
  expect(await marked()).toEqual(['My Account']);
  await page.goto('/sales/order/history?___store=de');
  expect(await marked()).toEqual(['Meine Bestellungen']);
});
