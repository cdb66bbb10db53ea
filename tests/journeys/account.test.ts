import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '../support/purchase';
import { agree, bringToPayment, choose, successPage } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

/** A new customer with a lamp ordered and another on the wish list. */
async function customer(options: BrowserContextOptions = {}) {
  const shopper = await visit(options);
  const { page } = shopper;
  await bringToPayment(shopper, { buys: goods.lamp, customer: true });
  await allDrawn(page);
  const check = await choose(page, 'checkmo');
  await agree(check);
  await check.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  await page.goto('/piet-clamp-lamp.html');
  await allDrawn(page);
  await page.locator('.product-info-main .towishlist').click();
  await page.waitForURL('**/wishlist/**');
  return shopper;
}

const pages = ['/customer/account/', '/sales/order/history/', '/wishlist/', '/vault/cards/listaction/'];

async function pathOfOrder(page: Page): Promise<string> {
  await page.goto('/sales/order/history/');
  return (await page.getByRole('link', { name: /^View Order/ }).getAttribute('href')) ?? '';
}

test('axe finds no problems in the account, and its pages have no errors', async () => {
  const { page, problems } = await customer();
  for (const path of [...pages, await pathOfOrder(page)]) {
    await page.goto(path);
    await allDrawn(page);
    expect(await axeViolations(page), path).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test.each([
  ['at 320 px', ''],
  ['at 320 px, in German, with doubled text size', '?___store=de'],
  ['at 320 px, right to left', '?dir=rtl'],
])('the account never scrolls sideways %s', async (_, query) => {
  const { page } = await customer({ ...phone, viewport: { width: 320, height: 640 } });
  for (const path of [...pages, await pathOfOrder(page)]) {
    await page.goto(path + query);
    await allDrawn(page);
    if (query.includes('de'))
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoOverflow(page);
  }
});

test('an order shows its products, prices and addresses', async () => {
  const { page } = await customer();
  await page.goto(await pathOfOrder(page));
  const items = page.getByRole('table', { name: 'Items Ordered' });
  const lamp = items.getByRole('row', { name: /Piet Clamp Lamp/ });
  expect(await lamp.getByRole('cell').allInnerTexts()).toEqual([
    'Piet Clamp Lamp',
    expect.stringMatching(/^AF-/),
    '$67.00',
    '1',
    '$67.00',
  ]);
  expect(await items.getByRole('row', { name: /Recycling fee/ }).textContent()).toContain('$2.50');
  expect(await page.locator('.box-order-shipping-address').textContent()).toContain('Porthaven');
});

test('on a phone, the account menu is collapsed and opens with a press', async () => {
  const { page } = await customer(phone);
  await page.goto('/customer/account/');
  await allDrawn(page);
  const orders = page.locator('#block-collapsible-nav').getByRole('link', { name: 'My Orders' });
  expect(await orders.isVisible()).toBe(false);
  await page.locator('.block-collapsible-nav').getByRole('button', { name: 'My Account' }).click();
  await orders.click();
  await page.waitForURL('**/sales/order/history/');
});

test.each([true, false])(
  'a wish list item goes to the cart in the typed quantity; with JavaScript: %s',
  async (scripts) => {
    const { page, context, problems } = await customer();
    const storageState = await context.storageState();
    const shopper = scripts ? page : (await visit({ javaScriptEnabled: false, storageState })).page;
    await shopper.goto('/wishlist/');
    if (scripts) await allDrawn(shopper);
    await shopper.getByLabel('Qty').fill('3');
    await shopper.getByRole('button', { name: /^Add to Cart/ }).click();
    await shopper.getByText('You have no items in your wish list.').waitFor();
    await shopper.goto('/checkout/cart/');
    expect(await shopper.getByLabel('Qty').inputValue()).toBe('3');
    expect(problems).toEqual([]);
  },
);

test('an item is removed from the wish list', async () => {
  const { page } = await customer();
  await page.goto('/wishlist/');
  await allDrawn(page);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('You have no items in your wish list.').waitFor();
  expect(await page.locator('.page.messages').textContent()).toContain('has been removed from your Wish List.');
});
