import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '../support/purchase';
import { englishOn, type Language, languages } from './english';
import { agree, bringToPayment, choose, course, successPage } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

withBrowser();

/** Starts on the login page. */
async function logIn(page: Page): Promise<void> {
  await page.locator('#email').fill('nora@example.com');
  await page.locator('#pass').fill('Meadow-42');
  await page.locator('#send2').click();
  await page.waitForURL((url) => url.pathname === '/customer/account/');
}

async function expectNoEnglish(page: Page, language: Language, place: string): Promise<void> {
  await allDrawn(page);
  // The elements' texts may load after their first render.
  await expect.poll(() => englishOn(page, language), { message: place }).toEqual([]);
}

test.each(languages)('from the cart to the order, the checkout shows no English text: %s', async (language) => {
  const { page, context } = await visit();
  const query = `?___store=${language}`;
  // A lamp has a recycling fee and its own terms.
  await bringToPayment({ page, context }, { buys: goods.lamp, query });
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.goto('/checkout/cart/');
  await expectNoEnglish(page, language, 'the cart');
  await page.goto('/checkout/?step=address');
  await expectNoEnglish(page, language, 'the address');
  await page.goto('/checkout/');
  await page.locator('#coupon_code').fill('WELCOME10');
  await page.locator('#discount-coupon-form button.apply').click();
  await page.getByRole('dialog').getByRole('button').click();
  await page.locator('.totals.discount').waitFor();
  await expectNoEnglish(page, language, 'the payment');
  const check = await choose(page, 'checkmo');
  const order = check.getByRole('button').last();
  await order.click();
  await check.locator('[aria-invalid="true"]').first().waitFor();
  await expectNoEnglish(page, language, 'what is missing');
  await agree(check);
  await order.click();
  await page.waitForURL(successPage);
  await expectNoEnglish(page, language, 'the order');
});

test.each(languages)('the pages before the checkout show no English text: %s', async (language) => {
  const { page } = await visit();
  const paths = [
    '/',
    '/desk.html?material=Paper',
    course,
    '/piet-clamp-lamp.html',
    '/corrie-daypack-22-l.html',
    '/courses.html?product_list_mode=list',
    '/privacy',
    '/terms',
    '/enable-cookies',
    '/checkout/cart/',
    '/customer/account/login/',
  ];
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}___store=${language}`);
    await expectNoEnglish(page, language, path);
  }
  await logIn(page);
  await expectNoEnglish(page, language, 'the account');
  const places = await page
    .locator('.block-collapsible-nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of places) {
    await page.goto(path ?? '');
    await expectNoEnglish(page, language, path ?? '');
  }
});

test('the account menu marks the current page in every language', async () => {
  const { page } = await visit();
  await page.goto('/customer/account/login/');
  await logIn(page);
  const marked = () => page.locator('.block-collapsible-nav [aria-current="page"]').allTextContents();
  expect(await marked()).toEqual(['My Account']);
  await page.goto('/sales/order/history?___store=de');
  expect(await marked()).toEqual(['Meine Bestellungen']);
});
