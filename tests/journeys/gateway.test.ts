import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addTwoLessons, agree, choose, giveAddress, lookAround, successPage, typeCard } from './steps';
import { allDrawn, axeViolations, visit, withBrowser } from './visit';

withBrowser();

const APPROVED = '4111111111111111';
const DECLINED = '4000000000000002';
const SLOW = '4000000000003006';
const CHALLENGED = '4000000000003220';
const SILENT = '4000000000004046';
const GARBLED = '4000000000005001';

async function atGateway(options = {}, query = '') {
  const shopper = await visit(options);
  await addTwoLessons(shopper.page);
  await giveAddress(shopper.page);
  if (query !== '') await shopper.page.goto(`/checkout/${query}`);
  await allDrawn(shopper.page);
  const section = await choose(shopper.page, 'harborpay');
  await agree(section);
  return { ...shopper, section, button: section.locator('.shop-place-order > button') };
}

const alert = (page: Page) => page.getByRole('dialog', { name: 'Attention' });
const error = (page: Page) => page.locator('shop-messages [data-shop-root] .error');

test('a card goes only to the payment service', async () => {
  const { page, context, section, button, problems, orders, cards } = await atGateway();
  expect(await axeViolations(page)).toEqual([]);
  await typeCard(section, APPROVED, '928');
  await button.click();
  await page.waitForURL(successPage);
  expect(await orders()).toMatchObject([{ payment: { method: 'harborpay', cardType: 'VI', cardLast4: '1111' } }]);
  expect(cards.carriers()).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/link$/)]);
  expect(new URL(cards.carriers()[0] ?? '').origin).not.toBe(new URL(page.url()).origin);
  // Everything that the shop's server received: URLs, headers and bodies.
  const received = (await (await context.request.get('/__test__/requests')).json()) as string[];
  expect(received.some((request) => request.includes('requestSecureToken'))).toBe(true);
  expect(received.some((request) => request.includes('/payment-information'))).toBe(true);
  const everything = received.join('\n').replace(/\s|%20|\+/g, '');
  expect(everything).not.toContain(APPROVED);
  expect(everything).not.toMatch(/csc|acct|cc_number|cc_cid/);
  expect(problems).toEqual([]);
});

test('after a declined card, a second one works, and only the verification number must be typed again', async () => {
  const { page, section, button, orders } = await atGateway();
  await typeCard(section, DECLINED);
  await button.click();
  await expect.poll(() => error(page).textContent()).toContain('declined');
  expect(await page.locator('.shop-loader').count()).toBe(0);
  expect(await section.getByLabel('Credit Card Number').inputValue()).toBe('4000 0000 0000 0002');
  expect(await section.getByLabel('Card Verification Number').inputValue()).toBe('');
  expect(await orders()).toHaveLength(0);
  await section.getByLabel('Credit Card Number').fill(APPROVED);
  await section.getByLabel('Card Verification Number').fill('846');
  await button.click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('pressing repeatedly with a slow payment service pays and orders once', async () => {
  const { page, context, section, button, orders } = await atGateway();
  const paid: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/link')) paid.push(request.url());
  });
  await typeCard(section, SLOW);
  await button.dblclick();
  await expect.poll(() => paid.length).toBe(1);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await button.dispatchEvent('click');
  await section.getByLabel('Card Verification Number').press('Enter');
  await page.waitForURL(successPage);
  expect(paid).toHaveLength(1);
  expect(await orders()).toHaveLength(1);
});

test.each([
  ['by mouse', (button: Locator) => button.click()],
  ['by keyboard', (button: Locator) => button.press('Enter')],
])('the shopper answers the bank’s question in its frame %s', async (_, press) => {
  const { page, section, button, orders, problems } = await atGateway();
  await typeCard(section, CHALLENGED);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await lookAround(page);
  await press(dialog.frameLocator('iframe').getByRole('button', { name: 'Yes, pay' }));
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a shopper rejects the bank’s question, cancels the next one, and then pays', async () => {
  const { page, section, button, orders } = await atGateway();
  const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
  await typeCard(section, CHALLENGED);
  await button.click();
  await dialog.frameLocator('iframe').getByRole('button', { name: 'No' }).click();
  await expect.poll(() => section.textContent()).toContain('Your bank could not confirm that it was you.');
  expect(await dialog.count()).toBe(0);

  await section.getByLabel('Card Verification Number').fill('846');
  await button.click();
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await expect.poll(() => section.textContent()).toContain('You canceled the payment, so no order was placed.');
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await orders()).toHaveLength(0);

  await section.getByLabel('Card Verification Number').fill('846');
  await button.click();
  await dialog.frameLocator('iframe').getByRole('button', { name: 'Yes, pay' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test.each([
  ['that never replies', SILENT],
  ['whose reply comes from another origin', GARBLED],
])('a payment service %s times out after 30 seconds', async (_, number) => {
  const { page, section, button, orders } = await atGateway();
  await page.clock.install();
  await page.reload();
  await allDrawn(page);
  await choose(page, 'harborpay');
  await agree(section);
  await typeCard(section, number);
  const answered = page.waitForResponse(/\/link$/);
  await button.click();
  await (await answered).finished();
  // The clock also runs by itself.
  await page.clock.fastForward(20_000);
  expect(await alert(page).count()).toBe(0);
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  const said = async (): Promise<string> => {
    await page.clock.fastForward(5000);
    return (await alert(page).allTextContents()).join('');
  };
  await expect.poll(said).toContain('Sorry, but something went wrong.');
  const reloaded = page.waitForEvent('load');
  await alert(page).getByRole('button', { name: 'OK' }).click();
  await reloaded;
  expect(await orders()).toHaveLength(0);
  expect(page.url()).toContain('/checkout/');
});

test.each(['500', 'offline'])('after %s, the shopper sees a message, keeps all input and can retry', async (fail) => {
  const { page, section, button, orders } = await atGateway({}, `?fail=${fail}`);
  await typeCard(section, APPROVED);
  await button.click();
  await expect.poll(() => error(page).count()).toBe(1);
  expect(await page.locator('.shop-loader').count()).toBe(0);
  expect(await section.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  // The page's URL makes its requests fail.
  await page.evaluate(() => history.replaceState(null, '', '/checkout/'));
  await section.getByLabel('Card Verification Number').fill('846');
  await button.click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('the shop’s objection to the order is shown, and the payment service gets nothing', async () => {
  const { page, section, button, orders } = await atGateway({}, '?slow=400');
  await typeCard(section, APPROVED);
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/link')) paid.push(request.url());
  });
  // The shopper empties the cart in another window, after this one has saved the payment information.
  await page.route('**/requestSecureToken/', (route) =>
    route.fulfill({ json: { success: false, error: true, error_messages: ['Your cart is empty.', 'Start again.'] } }),
  );
  await button.click();
  await expect.poll(() => alert(page).locator('p').textContent()).toBe('Your cart is empty.\nStart again.');
  expect(await page.locator('.shop-loader').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await section.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  expect(paid).toEqual([]);
  expect(await orders()).toHaveLength(0);
});

test('without JavaScript, the payment service asks for the card on its own page', async () => {
  const { page, orders } = await visit({ javaScriptEnabled: false });
  await addTwoLessons(page);
  await giveAddress(page);
  const buy = async (number: string): Promise<void> => {
    await page.locator('input[value="harborpay"]').check();
    for (const box of await page.locator('.server-place-order input[type=checkbox]').all()) await box.check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expires').fill('04/31');
    await page.getByLabel('Security code').fill('846');
    await page.getByRole('button', { name: 'Pay' }).click();
  };
  await buy(DECLINED);
  await expect.poll(() => page.locator('.message.error').first().textContent()).toContain('declined');
  expect(await orders()).toHaveLength(0);
  await buy(APPROVED);
  await page.waitForURL(successPage);
  expect(await orders()).toMatchObject([{ payment: { method: 'harborpay', cardLast4: '1111' } }]);
});
