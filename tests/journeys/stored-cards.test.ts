import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addTwoLessons, agree, choose, course, giveAddress, hold, lookAround, successPage, typeCard } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const VISA = '4111111111111111';
const cardsPage = '/vault/cards/listaction/';
const product = '/halden-desk-lamp.html';

let customers = 0;

/** A new customer, for journeys that change the saved cards. */
async function newCustomer() {
  const shopper = await visit();
  const { page } = shopper;
  customers += 1;
  await page.goto('/customer/account/create/');
  await page.getByLabel('First Name').fill('Vera');
  await page.getByLabel('Last Name').fill('Lund');
  await page.locator('#email_address').fill(`vera${customers}@example.com`);
  await page.locator('#password').fill('Meadow-42');
  await page.locator('#password-confirmation').fill('Meadow-42');
  await page.getByRole('button', { name: 'Create an Account' }).click();
  await page.waitForURL('**/customer/account/**');
  return shopper;
}

/** The shop's demo customer. One of her two cards has expired. */
async function nora(options: BrowserContextOptions = {}) {
  const shopper = await visit(options);
  const { page } = shopper;
  await page.goto('/customer/account/login/');
  await page.locator('[name="login[username]"]').fill('nora@example.com');
  await page.locator('[name="login[password]"]').fill('Meadow-42');
  await page.locator('form:has([name="login[password]"]) button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  return shopper;
}

async function payByNewCard(page: Page): Promise<void> {
  await addTwoLessons(page);
  await giveAddress(page);
  await allDrawn(page);
  const section = await choose(page, 'acmepay');
  expect(await section.getByLabel('Save for later use').isChecked()).toBe(true);
  await agree(section);
  await typeCard(section, VISA);
  await lookAround(page);
  await typeCard(section, VISA);
  await section.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
}

async function askToBuy(page: Page, query = '') {
  await page.goto(product + query);
  await allDrawn(page);
  await page.getByRole('button', { name: 'Instant Purchase' }).click();
  return page.getByRole('dialog');
}

test('a customer saves a card while paying, and pays the next order with it', async () => {
  const { page, problems, orders } = await newCustomer();
  await payByNewCard(page);
  await addTwoLessons(page);
  await giveAddress(page);
  await allDrawn(page);
  const section = await choose(page, 'acmepay_cc_vault_0');
  expect(await section.locator('shop-vault-card').textContent()).toContain('ending 1111expires 01/');
  await agree(section);
  const sent = page.waitForRequest('**/payment-information');
  await section.getByRole('button', { name: 'Place Order' }).click();
  const { paymentMethod } = (await sent).postDataJSON();
  expect(paymentMethod).toMatchObject({
    method: 'acmepay_cc_vault',
    additional_data: { public_hash: expect.stringMatching(/^\w{64}$/) },
  });
  await page.waitForURL(successPage);
  expect((await orders()).map(({ payment }) => payment?.method)).toEqual(['acmepay', 'acmepay_cc_vault']);
  expect(problems).toEqual([]);
});

test('a card is deleted after a confirmation, and can no longer be used', async () => {
  const { page, problems } = await newCustomer();
  await payByNewCard(page);
  await page.goto(product);
  await page.getByRole('button', { name: 'Instant Purchase' }).waitFor();
  await page.goto(cardsPage);
  await allDrawn(page);
  const trigger = page.locator('shop-stored-cards').getByRole('button', { name: 'Delete' });
  await trigger.click();
  expect(await page.getByRole('dialog', { name: 'Delete' }).textContent()).toMatch(/ending 1111, .*Visa/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true);
  await trigger.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.locator('main').textContent()).toContain('You have no stored payment methods.');
  expect(await page.locator('[data-shop-root] .message.success').textContent()).toContain('successfully removed');
  await page.goto(product);
  await allDrawn(page);
  await expect.poll(() => page.getByRole('button', { name: 'Instant Purchase' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('pressing repeatedly in a slow shop buys once, and a message shows the result', async () => {
  const { page, problems, orders } = await nora();
  const dialog = await askToBuy(page);
  const release = await hold(page, '**/instantpurchase/**');
  expect(await dialog.textContent()).toContain('Credit Card: Visa, ending: 1111');
  await dialog.getByRole('button', { name: 'OK' }).dblclick();
  const buying = page.getByRole('button', { name: 'Placing your order...' });
  await buying.waitFor();
  await buying.dispatchEvent('click');
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  const message = page.locator('shop-messages [data-shop-root] .success');
  await expect.poll(() => message.textContent()).toMatch(/Your order number is: \d{9}\./);
  await page.getByRole('button', { name: 'Instant Purchase' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(product);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each(['500', 'offline'])('after %s, an instant purchase can be retried', async (fail) => {
  const { page, orders } = await nora();
  await page.goto(product);
  await page.getByRole('button', { name: 'Instant Purchase' }).waitFor();
  const dialog = await askToBuy(page, `?fail=${fail}`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  const messages = page.locator('shop-messages [data-shop-root]');
  await expect.poll(() => messages.locator('.error').count()).toBe(1);
  await page.getByRole('button', { name: 'Instant Purchase' }).waitFor();
  expect(await orders()).toEqual([]);
  // The page's URL makes its requests fail.
  await page.evaluate((path) => history.replaceState(null, '', path), product);
  await page.getByRole('button', { name: 'Instant Purchase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => messages.locator('.success').count()).toBe(1);
  expect(await messages.locator('.error').count()).toBe(0);
  expect(await orders()).toHaveLength(1);
});

test('no confirmation opens while the product form is invalid', async () => {
  const { page, orders } = await nora();
  await page.goto(product);
  await allDrawn(page);
  await page.getByLabel('Qty').fill('0');
  await page.getByRole('button', { name: 'Instant Purchase' }).click();
  expect(await page.getByLabel('Qty').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await orders()).toEqual([]);
});

test('without JavaScript, a saved card pays, and an expired one shows a message', async () => {
  const { page, orders } = await nora({ javaScriptEnabled: false });
  await page.goto(course);
  await page.locator('#downloadable-links-list input[name="links[]"]').first().check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.goto('/checkout/?step=address');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [name, message] of [
    ['MasterCard, ending 5454', 'This card has expired.'],
    ['Visa, ending 1111', undefined],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    for (const box of await page.locator('.server-place-order input[type=checkbox]').all()) await box.check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    if (message !== undefined) expect(await page.locator('.message.error').textContent()).toContain(message);
  }
  await page.waitForURL(successPage);
  expect((await orders()).map(({ payment }) => payment?.method)).toEqual(['acmepay_cc_vault']);
});

test('without JavaScript, a card is deleted at once', async () => {
  const { page, context } = await newCustomer();
  await payByNewCard(page);
  const plain = await visit({ javaScriptEnabled: false, storageState: await context.storageState() });
  await plain.page.goto(cardsPage);
  await plain.page.locator('main').getByRole('button', { name: 'Delete' }).click();
  expect(await plain.page.locator('main').textContent()).toContain('You have no stored payment methods.');
});

test.each([
  ['at 320 px', { ...phone, viewport: { width: 320, height: 640 } }, ''],
  ['in Dutch', phone, '___store=nl'],
  ['right to left', phone, 'dir=rtl'],
])('the pages with saved cards are accessible and never scroll sideways %s', async (_, options, query) => {
  const { page, problems } = await nora(options);
  await addTwoLessons(page);
  await page.goto(`/checkout/?step=address&${query}`);
  await page
    .locator('form button[type=submit].continue, form .actions-toolbar button, main form button')
    .last()
    .click();
  await page.locator('#co-payment-form').waitFor();
  for (const path of [cardsPage, '/checkout/', product]) {
    await page.goto(path);
    // Its code loads when it is near the view.
    if (path === product) await page.locator('shop-instant-purchase').evaluate((element) => element.scrollIntoView());
    await allDrawn(page);
    if (path === '/checkout/') await choose(page, 'acmepay_cc_vault_0');
    if (path === product) {
      await page.locator('shop-instant-purchase button').click();
      await page.getByRole('dialog').waitFor();
    }
    expect(await axeViolations(page), path).toEqual([]);
    await expectNoOverflow(page);
  }
  expect(problems).toEqual([]);
});
