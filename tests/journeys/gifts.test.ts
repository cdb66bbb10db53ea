import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { agree, choose, giveAddress, hold, successPage } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const orderBlock = '.gift-order shop-gift-message';
const itemBlock = '.cart.item shop-gift-message';

/** Runs an action that navigates or reloads the page. */
async function leaving(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

/** Adds two lamps to the cart. */
async function addLamps(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    await page.goto('/desk.html');
    await leaving(page, () => page.locator('form[data-role="tocart-form"] button').nth(index).click());
  }
}

async function atCart(query = '', options: BrowserContextOptions = {}) {
  const shopper = await visit(options);
  await addLamps(shopper.page);
  await shopper.page.goto(`/checkout/cart/${query}`);
  if (options.javaScriptEnabled !== false) await allDrawn(shopper.page);
  return shopper;
}

/** The element's own content in the first block of a kind. */
function block(page: Page, selector: string) {
  return page.locator(`${selector} > [data-shop-root]`).first();
}

async function write(page: Page, selector: string, message: string): Promise<void> {
  const gift = block(page, selector);
  await gift.getByRole('button', { name: 'Gift options' }).click();
  await gift.getByLabel('To:').fill('Bob');
  await gift.getByLabel('From:').fill('Ann');
  await gift.getByLabel('Message:').fill(message);
}

/** Presses a button that saves or deletes, and waits until the page has reloaded. */
async function press(page: Page, selector: string, name: 'Update' | 'Delete'): Promise<void> {
  await leaving(page, () => block(page, selector).getByRole('button', { name }).click());
  await allDrawn(page);
}

const summary = (page: Page, selector: string) => block(page, selector).locator('.gift-summary');

test('a guest writes one message for the order and one for a lamp, edits one, deletes the other, and orders', async () => {
  const { page, problems, orders } = await atCart();
  await write(page, orderBlock, 'Happy birthday!');
  await press(page, orderBlock, 'Update');
  expect(new URL(page.url()).pathname).toBe('/checkout/cart/');
  await expect.poll(() => summary(page, orderBlock).textContent()).toContain('Happy birthday!');

  await write(page, itemBlock, 'For your desk.');
  await leaving(page, () => block(page, itemBlock).getByLabel('From:').press('Enter'));
  await expect.poll(() => summary(page, itemBlock).textContent()).toContain('For your desk.');
  await block(page, orderBlock).getByRole('button', { name: 'Edit' }).click();
  expect(await block(page, orderBlock).getByLabel('To:').inputValue()).toBe('Bob');
  await block(page, orderBlock).getByLabel('Message:').fill('Happy name day!');
  await press(page, orderBlock, 'Update');
  await expect.poll(() => summary(page, orderBlock).textContent()).toContain('Happy name day!');

  await press(page, itemBlock, 'Delete');
  await expect.poll(() => summary(page, itemBlock).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await giveAddress(page);
  await allDrawn(page);
  expect(await summary(page, orderBlock).textContent()).toContain('Happy name day!');
  const check = await choose(page, 'checkmo');
  await agree(check);
  await check.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect(await page.locator('main').textContent()).toContain('Happy name day!');
  expect(await orders()).toMatchObject([{ giftMessage: { recipient: 'Bob', sender: 'Ann' } }]);
  expect(problems).toEqual([]);
});

test('a customer’s messages are saved in her own cart, and saving at the payment step stays on the page', async () => {
  const { page, context, problems } = await visit();
  await page.goto('/customer/account/login/');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByLabel('Password').fill('Meadow-42');
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/customer/account/**');
  await addLamps(page);
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('gift-message')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/checkout/?step=address');
  await page.locator('input[name="shipping_method"]').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('#co-payment-form').waitFor();
  await write(page, orderBlock, 'For the new house');
  await press(page, orderBlock, 'Update');
  await expect.poll(() => summary(page, orderBlock).textContent()).toContain('For the new house');
  await page.waitForURL(/\/checkout\/$/);
  await page.goto('/checkout/cart/');
  await write(page, itemBlock, 'For the desk');
  await press(page, itemBlock, 'Update');
  await expect.poll(() => summary(page, itemBlock).textContent()).toContain('For the desk');
  await press(page, orderBlock, 'Delete');
  await expect.poll(() => summary(page, orderBlock).count()).toBe(0);
  expect(calls).toEqual([
    '/rest/default/V1/carts/mine/gift-message',
    expect.stringMatching(/^\/rest\/default\/V1\/carts\/mine\/gift-message\/\d+$/),
    '/rest/default/V1/carts/mine/gift-message',
  ]);
  expect(problems).toEqual([]);
});

test('pressing repeatedly in a slow shop saves a message once', async () => {
  const { page, context } = await atCart();
  const release = await hold(page, '**/gift-message');
  let calls = 0;
  context.on('request', (request) => {
    if (request.url().includes('/gift-message')) calls += 1;
  });
  await write(page, orderBlock, 'Patience');
  const update = block(page, orderBlock).getByRole('button', { name: 'Update' });
  await update.dblclick();
  await expect.poll(() => block(page, orderBlock).getByRole('status').last().textContent()).toBe('Saving...');
  await update.dispatchEvent('click');
  release();
  await expect.poll(() => summary(page, orderBlock).textContent()).toContain('Patience');
  expect(calls).toBe(1);
});

test.each(['500', 'offline'])('after %s, the written text stays and saving can be retried', async (fail) => {
  const { page } = await atCart(`?fail=${fail}`, phone);
  await write(page, itemBlock, 'Take two');
  const gift = block(page, itemBlock);
  await gift.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .error').count()).toBe(1);
  expect(await gift.getByLabel('Message:').inputValue()).toBe('Take two');
  expect(await gift.getByLabel('To:').inputValue()).toBe('Bob');
  await expectNoOverflow(page);
  // The page's URL makes its requests fail.
  await page.evaluate(() => history.replaceState(null, '', '/checkout/cart/'));
  await gift.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => summary(page, itemBlock).textContent()).toContain('Take two');
});

test('a message that is being typed when the script loads is not interrupted', async () => {
  const { page } = await visit();
  await addLamps(page);
  await page.route('**/shop-elements.umd.js', async (route) => {
    await page.locator(`${itemBlock} summary`).first().click();
    await page.locator(`${itemBlock} textarea`).first().pressSequentially('For y');
    await route.continue();
  });
  await page.goto('/checkout/cart/', { waitUntil: 'commit' });
  await allDrawn(page);
  await page.keyboard.type('ou');
  expect(await block(page, itemBlock).getByLabel('Message:').inputValue()).toBe('For you');
});

test('at the address step, a checkbox shows the gift options, and unticking it clears them', async () => {
  const { page, problems } = await visit();
  await addLamps(page);
  await page.goto('/checkout/');
  // Its file loads when it is near the view.
  await page.locator('shop-gift-options').first().scrollIntoViewIfNeeded();
  await allDrawn(page);
  const message = page.getByLabel('Message:').first();
  expect(await message.isVisible()).toBe(false);
  await page.getByLabel('Add gift options').check();
  await page.getByLabel('Gift options for the entire order').check();
  await message.fill('Hello');
  expect(await page.locator('#gift-orderLevel-to').evaluate((field) => field.matches(':required'))).toBe(true);
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Add gift options').uncheck();
  await page.getByLabel('Add gift options').check();
  expect(await message.isVisible()).toBe(false);
  await page.getByLabel('Gift options for the entire order').check();
  expect(await message.inputValue()).toBe('');
  expect(problems).toEqual([]);
});

test('without JavaScript, plain forms add, change and delete messages', async () => {
  const { page } = await atCart('', { javaScriptEnabled: false });
  const fallback = (selector: string) => page.locator(`${selector} details`).first();
  for (const [selector, text] of [
    [orderBlock, 'Happy birthday!'],
    [itemBlock, 'For your desk.'],
  ] as const) {
    await fallback(selector).locator('summary').click();
    await fallback(selector).locator('textarea').fill(text);
    await fallback(selector).getByRole('button', { name: 'Save gift message' }).click();
    expect(await page.locator('.message.success').first().textContent()).toContain('Your gift message was saved.');
    expect(await page.locator(`${selector} .gift-note`).first().textContent()).toContain(text);
  }
  await fallback(orderBlock).locator('summary').click();
  await fallback(orderBlock).locator('textarea').fill('');
  await fallback(orderBlock).getByRole('button', { name: 'Save gift message' }).click();
  await expect.poll(() => page.locator(`${orderBlock} .gift-note`).count()).toBe(0);
  await expect.poll(() => page.locator(`${itemBlock} .gift-note`).count()).toBe(1);
});
