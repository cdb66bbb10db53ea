import { expect, test } from 'vitest';
import { keys } from './keys';
import { type Found, type Page, patience } from './page';
import { agree, bringToPayment, choose, course, expectOrder, fillCart, signIn, typeCard } from './steps';
import { visit, withBrowser } from './visit';

withBrowser();

const CHALLENGED = '4000000000003220';

const placeOrder = async (section: Found) => (await section.find('button', /^Place Order/)).click();

test('ticked lessons change the price and go to the cart', async () => {
  const page = await visit();
  await page.open(course);
  await page.allDrawn();
  const price = () => page.texts('.product-info-price .price-box .price');
  const [before] = await price();
  for (const lesson of (await page.all('#downloadable-links-list input[name="links[]"]')).slice(0, 2))
    await lesson.check();
  await expect.poll(async () => (await price())[0], patience).not.toBe(before);
  const [together = ''] = await price();
  await (await page.find('button', 'Add to Cart')).click();
  await expect
    .poll(() => page.texts('shop-messages [data-shop-root] .success'), patience)
    .toEqual([expect.stringContaining('You added')]);
  // WebKit reports files that were still loading when the shopper leaves the page.
  await page.allDrawn();
  await page.open('/checkout/cart/');
  expect(await (await page.css('main')).text()).toContain(together);
  expect(await page.problems()).toEqual([]);
});

test('the card number is grouped during typing, and the caret stays in place', async () => {
  const page = await visit();
  await bringToPayment(page);
  const section = await choose(page, 'acmepay');
  const number = await section.find('textbox', 'Credit Card Number');
  const caret = () => number.ask((field: HTMLInputElement) => field.selectionStart);
  await number.type('4111111');
  expect(await number.value()).toBe('4111 111');
  for (let step = 0; step < 6; step += 1) await page.press(keys.ArrowLeft);
  expect(await caret()).toBe(2);
  await page.press('9');
  expect(await number.value()).toBe('4191 1111');
  expect(await caret()).toBe(3);
  await page.press(keys.ArrowRight);
  await page.press(keys.ArrowRight);
  await page.press(keys.Backspace);
  expect(await number.value()).toBe('4191 111');
  expect(await caret()).toBe(3);
  expect(await page.problems()).toEqual([]);
});

test('a shopper pays through the payment service, after the bank’s question in its frame', async () => {
  const page = await visit();
  await bringToPayment(page);
  const section = await choose(page, 'harborpay');
  await agree(section);
  await typeCard(section, CHALLENGED);
  await placeOrder(section);
  const dialog = await page.find('dialog', 'Confirm your payment');
  await (await dialog.css('iframe')).inside(async () => (await page.find('button', 'Yes, pay')).click());
  await expectOrder(page, 'harborpay');
});

test('one coupon code is rejected, another applied and removed', async () => {
  const page = await visit();
  await fillCart(page);
  await page.open('/checkout/cart/');
  await page.allDrawn();
  await (await page.find('textbox', 'Discount code')).fill('NOPE');
  await (await page.find('button', 'Apply Discount')).click();
  const answered = async (text: string) => {
    // After the reload.
    const messages = () => page.texts('shop-messages [data-shop-root] .message');
    await expect.poll(messages, patience).toEqual([expect.stringContaining(text)]);
    await page.allDrawn();
  };
  await answered('The coupon code "NOPE" is not valid.');
  await (await page.find('textbox', 'Discount code')).fill('welcome10');
  await page.press(keys.Enter);
  await answered('You used coupon code "WELCOME10".');
  expect(await (await page.css('.cart-totals')).text()).toContain('Discount');
  await (await page.find('button', 'Remove discount code WELCOME10')).click();
  await answered('You canceled the coupon code.');
  expect(await (await page.css('.cart-totals')).text()).not.toContain('Discount');
  expect(await page.problems()).toEqual([]);
});

/** Waits until a step of the one-page checkout is open, with the focus on its title. */
async function opened(page: Page, step: string): Promise<Found> {
  const title = await page.css(`#opc-${step}.active .step-title button`);
  await expect.poll(() => title.hasFocus(), patience).toBe(true);
  return page.css(`#opc-${step}`);
}

const goOn = async (step: Found) => (await step.css('button[type="submit"].button')).click();

test('a guest orders in the one-page checkout', async () => {
  const page = await visit();
  await fillCart(page);
  await page.open('/checkout/onepage/');
  await page.allDrawn();
  await (await page.find('radio', 'Checkout as Guest')).check();
  await goOn(await page.css('#opc-login'));
  const billing = await opened(page, 'billing');
  for (const [label, value] of [
    [/^First Name/, 'Ann'],
    [/^Last Name/, 'de Wit'],
    [/^Email Address/, 'ann@example.com'],
    [/^Street Address/, '1 Quay Street'],
    [/^City/, 'Porthaven'],
    [/^Zip/, '1012 LG'],
    [/^Phone Number/, '+31 20 123 4567'],
  ] as const) {
    await (await billing.find('textbox', label)).fill(value);
  }
  await (await billing.find('combobox', /^Country/)).select('Netherlands');
  await goOn(billing);
  const shipping = await opened(page, 'shipping_method');
  await (await shipping.css('input[name="shipping_method"]')).check();
  await goOn(shipping);
  const payment = await opened(page, 'payment');
  await (await payment.find('radio', /^Check \/ Money order/)).check();
  await goOn(payment);
  const review = await opened(page, 'review');
  await agree(review);
  await goOn(review);
  await expectOrder(page, 'checkmo');
});

test('a customer signs in, pays with a saved card, and deletes one after a confirmation', async () => {
  const page = await visit();
  await signIn(page);
  await bringToPayment(page);
  const section = await choose(page, 'acmepay_cc_vault_1');
  expect(await (await section.css('shop-vault-card')).text()).toContain('1111');
  await agree(section);
  await placeOrder(section);
  await expectOrder(page, 'acmepay_cc_vault');

  await page.open('/vault/cards/listaction/');
  await page.allDrawn();
  const cards = await page.css('shop-stored-cards');
  const trigger = await cards.find('button', /^Delete/);
  await trigger.click();
  await (await (await page.css('dialog[open]')).find('button', 'Cancel')).click();
  await expect.poll(() => trigger.hasFocus(), patience).toBe(true);
  await trigger.click();
  await (await (await page.css('dialog[open]')).find('button', 'Delete')).click();
  await expect.poll(() => page.texts('shop-messages [data-shop-root] .success'), patience).toHaveLength(1);
  expect(await page.problems()).toEqual([]);
});
