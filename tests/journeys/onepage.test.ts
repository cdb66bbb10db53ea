import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { addTwoLessons, hold, lookAround, successPage, typeCard } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, type Visit, visit, withBrowser } from './visit';

withBrowser();

const step = (page: Page, name: string) => page.locator(`#opc-${name}`);

/** Waits until a step is open, with the focus on its title. */
async function opened(page: Page, name: string): Promise<void> {
  await step(page, name).and(page.locator('.active')).waitFor();
  const title = step(page, name).locator('.step-title button');
  await expect.poll(() => title.evaluate((button) => button === document.activeElement)).toBe(true);
}

async function goOn(page: Page, name: string): Promise<void> {
  await step(page, name).locator('button[type="submit"].button').click();
}

/** A visitor at the one-page checkout, with a notebook in the cart. */
async function atOnepage(query = '', options: BrowserContextOptions = {}): Promise<Visit> {
  const shopper = await visit(options);
  await shopper.page.goto('/desk.html');
  const added = shopper.page.waitForEvent('load');
  await shopper.page.locator('form[data-role="tocart-form"] button').nth(3).click();
  await added;
  await shopper.page.goto(`/checkout/onepage/${query}`);
  if (options.javaScriptEnabled !== false) await allDrawn(shopper.page);
  return shopper;
}

async function giveAddress(page: Page, kind = 'billing'): Promise<void> {
  const form = page.locator(`#co-${kind}-form`);
  await form.getByLabel('First Name').fill('Ann');
  await form.getByLabel('Last Name').fill('de Wit');
  if (kind === 'billing') await form.getByLabel('Email Address').fill(`ann${Math.random()}@example.com`);
  await form.getByLabel('Street Address').fill('1 Quay Street');
  await form.getByLabel('Country').selectOption({ label: 'Netherlands' });
  await form.getByLabel('City').fill('Porthaven');
  await form.getByLabel('Zip/Postal Code').fill('1012 LG');
  await form.getByLabel('Phone Number').fill('+31 20 123 4567');
}

/** Goes from the first step to the payment step. */
async function toPayment(page: Page): Promise<void> {
  await page.getByLabel('Checkout as Guest').check();
  await goOn(page, 'login');
  await opened(page, 'billing');
  await giveAddress(page);
  await goOn(page, 'billing');
  await opened(page, 'shipping_method');
  await page.locator('input[name="shipping_method"]').first().check();
  await goOn(page, 'shipping_method');
  await opened(page, 'payment');
}

async function toReview(page: Page): Promise<void> {
  await toPayment(page);
  await page.getByLabel('Check / Money order').check();
  await goOn(page, 'payment');
  await opened(page, 'review');
}

async function agree(page: Page): Promise<void> {
  for (const box of await page.locator('#checkout-agreements shop-agreements [data-shop-root] input').all()) {
    await box.check();
  }
}

test('a guest orders, goes back to a step, and changes the shipping address', async () => {
  const { page, problems, orders } = await atOnepage();
  await goOn(page, 'login');
  const alert = page.getByRole('dialog');
  expect(await alert.textContent()).toContain('Please choose to register or to checkout as a guest');
  await alert.getByRole('button', { name: 'OK' }).click();
  await toPayment(page);
  expect(await page.locator('#billing-progress-opcheckout').textContent()).toContain('Porthaven');
  // Earlier steps can be changed; the later ones must then be repeated.
  await step(page, 'shipping').locator('.step-title button').click();
  await opened(page, 'shipping');
  expect(await page.locator('#co-shipping-form').getByLabel('City').inputValue()).toBe('Porthaven');
  expect(await page.getByLabel('Use Billing Address').isChecked()).toBe(true);
  await page.locator('#co-shipping-form').getByLabel('City').fill('Elsewhere');
  await step(page, 'payment').locator('.step-title button').click({ force: true });
  expect(await step(page, 'payment').getAttribute('class')).not.toMatch(/allow|active/);
  await goOn(page, 'shipping');
  await opened(page, 'shipping_method');
  await goOn(page, 'shipping_method');
  await opened(page, 'payment');
  await page.locator('#payment-buttons-container').getByRole('link', { name: 'Back' }).click();
  await opened(page, 'shipping_method');
  await goOn(page, 'shipping_method');
  await opened(page, 'payment');
  await page.getByLabel('Purchase Order', { exact: true }).check();
  await page.getByLabel('Purchase Order Number').fill('PO-77');
  await goOn(page, 'payment');
  await opened(page, 'review');
  expect(await page.locator('#checkout-review-load').textContent()).toContain('Grand Total');
  await expect.poll(() => page.locator('#checkout-progress-wrapper').textContent()).toContain('Purchase Order');
  await goOn(page, 'review');
  await expect.poll(() => page.locator('#checkout-agreements').textContent()).toContain('This is a required field.');
  await page.locator('shop-agreements').getByRole('button').first().click();
  expect(await page.getByRole('dialog').textContent()).toContain('30 days');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await agree(page);
  await goOn(page, 'review');
  await page.waitForURL(successPage);
  expect(await orders()).toMatchObject([
    {
      payment: { method: 'purchaseorder' },
      shippingAddress: { city: 'Elsewhere' },
      billingAddress: { city: 'Porthaven' },
    },
  ]);
  expect(problems).toEqual([]);
});

test('a visitor registers during checkout, and finds the order in the account', async () => {
  const { page, orders } = await atOnepage();
  await page.getByRole('radio', { name: 'Register' }).check();
  await goOn(page, 'login');
  await opened(page, 'billing');
  await giveAddress(page);
  await goOn(page, 'billing');
  expect(await page.locator('[id="billing:customer_password-error"]').textContent()).toBe('This is a required field.');
  await page.getByLabel('Password', { exact: true }).last().fill('Harbour-17');
  await page.getByLabel('Confirm Password').fill('Harbour-17');
  await page.getByLabel('Ship to different address').check();
  await goOn(page, 'billing');
  await opened(page, 'shipping');
  await giveAddress(page, 'shipping');
  await goOn(page, 'shipping');
  await opened(page, 'shipping_method');
  await page.locator('input[name="shipping_method"]').first().check();
  await goOn(page, 'shipping_method');
  await opened(page, 'payment');
  await page.getByLabel('Bank Transfer Payment').check();
  await goOn(page, 'payment');
  await opened(page, 'review');
  await agree(page);
  await goOn(page, 'review');
  await page.waitForURL(successPage);
  await page.goto('/sales/order/history/');
  expect(await page.locator('main').textContent()).toMatch(/\d{9}/);
  expect(await orders()).toHaveLength(1);
});

test('a customer signs in at the first step and orders a downloadable course', async () => {
  const { page, orders, problems } = await visit();
  await addTwoLessons(page);
  await page.goto('/checkout/onepage/');
  await page.locator('#login-form').getByLabel('Email Address').fill('nora@example.com');
  await page.locator('#login-form').getByLabel('Password').fill('Meadow-42');
  await page.locator('#login-form').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/checkout/onepage/');
  await allDrawn(page);
  expect(await page.locator('.step-title').count()).toBe(3);
  await page.getByLabel('Your addresses').selectOption({ index: 1 });
  await goOn(page, 'billing');
  await opened(page, 'payment');
  await page.getByLabel('Credit Card', { exact: true }).check();
  const card = page.locator('#payment_form_acmepay');
  await typeCard(card, '4000000000000002');
  await goOn(page, 'payment');
  await expect.poll(() => card.textContent()).toContain('Your card was declined.');
  expect(await card.getByLabel('Credit Card Number').getAttribute('aria-invalid')).toBe('true');
  await lookAround(page);
  await typeCard(card, '4111111111111111');
  await page.keyboard.press('Enter');
  await opened(page, 'review');
  await agree(page);
  await goOn(page, 'review');
  await page.waitForURL(successPage);
  expect(await orders()).toMatchObject([{ payment: { method: 'acmepay', cardLast4: '1111' } }]);
  expect(problems).toEqual([]);
});

test.each(['500', 'offline'])('after %s in the middle of the checkout, all input stays', async (fail) => {
  const { page, orders } = await atOnepage();
  await page.getByLabel('Checkout as Guest').check();
  await goOn(page, 'login');
  await opened(page, 'billing');
  await giveAddress(page);
  // The page's URL makes its requests fail.
  await page.evaluate((how) => history.replaceState(null, '', `/checkout/onepage/?fail=${how}`), fail);
  await goOn(page, 'billing');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.locator('#co-billing-form').getByLabel('City').inputValue()).toBe('Porthaven');
  expect(new URL(page.url()).pathname).toBe('/checkout/onepage/');
  await goOn(page, 'billing');
  await dialog.waitFor();
  await page.evaluate(() => history.replaceState(null, '', '/checkout/onepage/'));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await opened(page, 'shipping_method');
  await page.locator('input[name="shipping_method"]').first().check();
  await goOn(page, 'shipping_method');
  await opened(page, 'payment');
  await page.getByLabel('Cash On Delivery').check();
  await goOn(page, 'payment');
  await opened(page, 'review');
  await agree(page);
  await page.evaluate((how) => history.replaceState(null, '', `/checkout/onepage/?fail=${how}`), fail);
  await goOn(page, 'review');
  await dialog.waitFor();
  expect(await orders()).toHaveLength(0);
  await page.evaluate(() => history.replaceState(null, '', '/checkout/onepage/'));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('pressing repeatedly in a slow shop places one order', async () => {
  const { page, orders } = await atOnepage();
  await toReview(page);
  await agree(page);
  const release = await hold(page, '**/saveOrder/**');
  const button = step(page, 'review').locator('button.btn-checkout');
  await button.dblclick();
  await page.getByText('Submitting order information...').waitFor();
  await button.dispatchEvent('click');
  release();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('an expired session shows a message and leads to the cart', async () => {
  const { page, context } = await atOnepage();
  await page.getByLabel('Checkout as Guest').check();
  await goOn(page, 'login');
  await opened(page, 'billing');
  await giveAddress(page);
  await context.clearCookies({ name: 'PHPSESSID' });
  await goOn(page, 'billing');
  expect(await page.getByRole('dialog').textContent()).toContain('Your session has expired.');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/checkout/cart/');
});

test('a coupon code is rejected, applied and removed, in the review and in the cart', async () => {
  const { page, problems } = await atOnepage();
  await toReview(page);
  const review = page.locator('#checkout-step-review');
  const dialog = page.getByRole('dialog');
  await review.getByRole('button', { name: 'Apply Discount' }).click();
  expect(await page.locator('#coupon_code-error').textContent()).toBe('This is a required field.');
  await review.getByLabel('Discount code').fill('NOPE');
  await review.getByRole('button', { name: 'Apply Discount' }).click();
  await dialog.getByText('The coupon code "NOPE" is not valid.').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await review.getByLabel('Discount code').fill('welcome10');
  await review.getByLabel('Discount code').press('Enter');
  await dialog.getByText('You used coupon code "WELCOME10".').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(await page.locator('#checkout-review-load').textContent()).toContain('Discount');
  expect(await page.evaluate(() => document.querySelector('shop-coupon')?.contains(document.activeElement))).toBe(true);
  await page.goto('/checkout/cart/');
  await allDrawn(page);
  await page.getByRole('button', { name: 'Remove discount code WELCOME10' }).click();
  await page.locator('[data-shop-root]').getByText('You canceled the coupon code.').waitFor();
  expect(await page.locator('.cart-totals').textContent()).not.toContain('Discount');
  expect(await page.getByLabel('Discount code').inputValue()).toBe('');
  expect(problems).toEqual([]);
});

test('without JavaScript, the checkout works step by step and accepts a coupon code', async () => {
  const { page, orders } = await atOnepage('', { javaScriptEnabled: false });
  await page.getByLabel('Checkout as Guest').check();
  await goOn(page, 'login');
  await giveAddress(page);
  await goOn(page, 'billing');
  await page.locator('input[name="shipping_method"]').first().check();
  await goOn(page, 'shipping_method');
  await page.locator('#payment-buttons-container').getByRole('link', { name: 'Back' }).click();
  await goOn(page, 'shipping_method');
  await page.getByLabel('Check / Money order').check();
  await goOn(page, 'payment');
  await page.getByLabel('Discount code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply Discount' }).click();
  expect(await page.locator('.message.success').first().textContent()).toContain('WELCOME10');
  for (const box of await page.locator('#checkout-agreements input[type="checkbox"]').all()) await box.check();
  await goOn(page, 'review');
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('every step works on the narrowest phone and by keyboard, and passes axe', async () => {
  const { page } = await atOnepage('', { ...phone, viewport: { width: 320, height: 640 } });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Checkout as Guest').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await opened(page, 'billing');
  await expectNoOverflow(page);
  await giveAddress(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await opened(page, 'shipping_method');
  await expectNoOverflow(page);
  await page.locator('input[name="shipping_method"]').first().check();
  await page.keyboard.press('Enter');
  await opened(page, 'payment');
  await page.getByLabel('Credit Card', { exact: true }).check();
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Check / Money order').check();
  await page.keyboard.press('Enter');
  await opened(page, 'review');
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('a coupon that covers the whole order needs no other payment', async () => {
  const { page, orders, problems } = await atOnepage();
  await toReview(page);
  await page.getByLabel('Discount code').fill('ONTHEHOUSE');
  await page.getByRole('button', { name: 'Apply Discount' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const progress = page.locator('#payment-progress-opcheckout');
  await progress.getByText('No Payment Information Required').waitFor();
  expect(await progress.textContent()).not.toContain('Check');
  await agree(page);
  await goOn(page, 'review');
  await page.waitForURL(successPage);
  expect(await orders()).toMatchObject([{ payment: { method: 'free' } }]);
  expect(problems).toEqual([]);
});
