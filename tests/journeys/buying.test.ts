import { expect, test } from 'vitest';
import { addTwoLessons, agree, choose, course, giveAddress, hold, successPage, typeCard } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

withBrowser();

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

async function atPayment(query = '') {
  const shopper = await visit();
  await addTwoLessons(shopper.page);
  await giveAddress(shopper.page);
  if (query !== '') await shopper.page.goto(`/checkout/${query}`);
  await allDrawn(shopper.page);
  return shopper;
}

test('a guest finds a course, ticks two lessons, sees the price change, and pays by check', async () => {
  const { page, problems, orders } = await visit();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).first().click();
  await page.getByRole('link', { name: /Bread/ }).first().click();
  await allDrawn(page);
  const price = page.locator('.product-info-price .price-box .price').first();
  const before = await price.textContent();
  const lessons = page.locator('#downloadable-links-list input[name="links[]"]');
  await lessons.nth(0).check();
  await lessons.nth(1).check();
  await expect.poll(() => price.textContent()).not.toBe(before);
  const together = await price.textContent();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .success').textContent()).toContain('You added');
  await page.goto('/checkout/cart/');
  expect(await page.locator('main').textContent()).toContain(together?.trim() ?? '');
  await giveAddress(page);
  await allDrawn(page);
  const check = await choose(page, 'checkmo');
  await agree(check);
  await check.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect(await page.locator('main').textContent()).toMatch(/#?\d{9}/);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('Back from the success page cannot place the order again', async () => {
  const { page, orders } = await atPayment();
  const check = await choose(page, 'checkmo');
  await agree(check);
  await check.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  await page.goBack();
  expect(await page.locator('shop-offline-payment').count()).toBe(0);
  expect(await orders()).toHaveLength(1);
});

test.each(['banktransfer', 'cashondelivery'])('a guest pays by %s', async (method) => {
  const { page, problems, orders } = await visit();
  await page.goto('/desk.html');
  const added = page.waitForEvent('load');
  await page.locator('form[data-role="tocart-form"] button').first().click();
  await added;
  await giveAddress(page);
  await allDrawn(page);
  const section = await choose(page, method);
  await agree(section);
  await section.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a company pays by purchase order, with the Enter key', async () => {
  const { page, problems, orders } = await atPayment();
  const section = await choose(page, 'purchaseorder');
  await agree(section);
  await section.getByRole('textbox', { name: 'Purchase Order Number' }).press('Enter');
  await expect.poll(() => section.textContent()).toContain('This is a required field.');
  await section.getByRole('textbox', { name: 'Purchase Order Number' }).fill('PO-77');
  await section.getByRole('textbox', { name: 'Purchase Order Number' }).press('Enter');
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('after a declined card, a second one works, and only the verification number must be typed again', async () => {
  const { page, orders } = await atPayment();
  const section = await choose(page, 'acmepay');
  await agree(section);
  await typeCard(section, DECLINED);
  await section.getByRole('button', { name: 'Place Order' }).click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .error').textContent()).toContain('declined');
  expect(await section.getByLabel('Credit Card Number').inputValue()).toBe('4000 0000 0000 0002');
  expect(await section.getByLabel('Card Verification Number').inputValue()).toBe('');
  expect(await orders()).toHaveLength(0);
  await section.getByLabel('Credit Card Number').fill(VISA);
  await section.getByLabel('Card Verification Number').fill('846');
  await section.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('a message that appears while the button is pressed does not move the button', async () => {
  const { page } = await atPayment();
  const section = await choose(page, 'acmepay');
  await agree(section);
  await section.getByLabel('Credit Card Number').fill('4111111');
  await section.getByRole('button', { name: 'Place Order' }).click();
  await expect.poll(() => section.textContent()).toContain('Enter the card verification number.');
});

test('pressing Add to Cart again in a slow shop adds nothing more', async () => {
  const { page, problems } = await visit();
  const added: string[] = [];
  page.on('request', (request) => request.url().includes('/checkout/cart/add/') && added.push(request.url()));
  const release = await hold(page, '**/checkout/cart/add/**');
  await page.goto('/piet-clamp-lamp.html');
  await allDrawn(page);
  // Playwright's click would wait for the next page.
  const widths = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('#product-addtocart-button');
    const before = button?.offsetWidth;
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    button?.click();
    return [before, button?.offsetWidth];
  });
  expect(widths[1]).toBe(widths[0]);
  release();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .success').textContent()).toContain('You added');
  expect(added).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('right to left, the address and the phone number keep their order', async () => {
  const { page } = await atPayment('?dir=rtl');
  const lines = page.locator('.given dd bdi');
  const isInOrder = (text: string) =>
    lines
      .filter({ hasText: text })
      .first()
      .evaluate((line) => {
        const leftAt = (at: number) => {
          const range = document.createRange();
          range.setStart(line.firstChild as Text, at);
          range.setEnd(line.firstChild as Text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftAt(0) < leftAt((line.textContent ?? '').length - 1);
      });
  expect(await isInOrder('1 Quay Street')).toBe(true);
  expect(await isInOrder('+31 20 123 4567')).toBe(true);
});

test('no order is sent before the terms are accepted', async () => {
  const { page, orders } = await atPayment();
  const section = await choose(page, 'checkmo');
  await section.getByRole('button', { name: 'Place Order' }).click();
  await expect.poll(() => section.textContent()).toContain('This is a required field.');
  expect(
    await section
      .getByRole('checkbox')
      .first()
      .evaluate((box) => box === document.activeElement),
  ).toBe(true);
  expect(await orders()).toHaveLength(0);
});

test('pressing repeatedly in a slow shop places one order', async () => {
  const { page, orders } = await atPayment();
  const release = await hold(page, '**/payment-information');
  const section = await choose(page, 'checkmo');
  await agree(section);
  const button = section.locator('.shop-place-order > button');
  await button.dblclick();
  await expect.poll(() => button.textContent()).toContain('Placing your order');
  await button.dispatchEvent('click');
  release();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test.each(['500', 'offline'])('after %s, the shopper sees a message, keeps all input and can retry', async (fail) => {
  const { page, orders } = await atPayment(`?fail=${fail}`);
  const section = await choose(page, 'purchaseorder');
  await agree(section);
  await section.getByRole('textbox', { name: 'Purchase Order Number' }).fill('PO-77');
  await section.getByRole('button', { name: 'Place Order' }).click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .error').count()).toBe(1);
  expect(await section.getByRole('textbox', { name: 'Purchase Order Number' }).inputValue()).toBe('PO-77');
  // The page's URL makes its requests fail.
  await page.evaluate(() => history.replaceState(null, '', '/checkout/'));
  await section.getByRole('button', { name: 'Place Order' }).click();
  // An interrupted request may have placed the order.
  if (fail === 'offline') await page.getByRole('button', { name: 'Place it again' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('a guest can buy everything without JavaScript', async () => {
  const { page, orders } = await visit({ javaScriptEnabled: false });
  await page.goto(course);
  const lessons = page.locator('#downloadable-links-list input[name="links[]"]');
  await lessons.nth(0).check();
  await lessons.nth(1).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  expect(await page.locator('.message.success').first().textContent()).toContain('You added');
  await giveAddress(page);
  await page.locator('input[value="checkmo"]').check();
  for (const box of await page.locator('.server-place-order input[type=checkbox]').all()) await box.check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect(await orders()).toHaveLength(1);
});

test('lessons that were ticked before the script loaded count at once', async () => {
  const { page } = await visit();
  const price = page.locator('.product-info-price .price-box .price').first();
  const lessons = page.locator('#downloadable-links-list input[name="links[]"]');
  await page.goto(course);
  await allDrawn(page);
  const without = await price.textContent();
  await page.route('**/shop-elements.umd.js', async (route) => {
    await page.locator('#links_all').waitFor({ state: 'attached' });
    for (const index of [0, 1]) await lessons.nth(index).check();
    await route.continue();
  });
  await page.goto(course, { waitUntil: 'commit' });
  await allDrawn(page);
  expect(await lessons.nth(0).isChecked()).toBe(true);
  expect(await price.textContent()).not.toBe(without);
});

test('a discount code in the cart reloads the cart with a message', async () => {
  const { page, problems } = await visit();
  await page.goto('/desk.html');
  await page.locator('form[data-role="tocart-form"] button').first().click();
  await page.locator('[data-shop-root] .message.success').waitFor();
  await page.goto('/checkout/cart/');
  await allDrawn(page);
  await page.getByLabel('Discount code').fill('welcome10');
  await page.getByLabel('Discount code').press('Enter');
  await page.locator('[data-shop-root]').getByText('You used coupon code "WELCOME10".').waitFor();
  expect(await page.locator('.cart-totals').textContent()).toContain('Discount (Ten percent off, to say hello)');
  await page.getByRole('button', { name: 'Remove discount code WELCOME10' }).click();
  await page.locator('[data-shop-root]').getByText('You canceled the coupon code.').waitFor();
  expect(await page.locator('.cart-totals').textContent()).not.toContain('Discount');
  expect(await page.getByLabel('Discount code').inputValue()).toBe('');
  expect(problems).toEqual([]);
});
