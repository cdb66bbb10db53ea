import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '../support/purchase';
import { vectors } from '../support/vectors';
import { agree, bringToPayment, choose, hold, readPicture, successPage, typeCard } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

// Payment methods by kind of shopper, starting at the payment step. `buying.test.ts` covers the way there.

withBrowser();

const VISA = '4111111111111111';
const DECLINED = '4000000000000002';

interface Kind {
  /** The product to buy, if the method depends on it. */
  buys?: { product: string };
  fill?: (section: Locator) => Promise<void>;
  /** Input that must remain after a failure. */
  typed?: (section: Locator) => Promise<string>;
}

const kinds: Readonly<Record<string, Kind>> = {
  checkmo: {},
  banktransfer: {},
  cashondelivery: {},
  purchaseorder: { fill: (section) => section.getByRole('textbox').fill('PO-77') },
  acmepay: {
    fill: (section) => typeCard(section, VISA),
    typed: (section) => section.getByLabel('Credit Card Number').inputValue(),
  },
  free: { buys: goods.sampler },
};

async function atPayment(method: string, options: { customer?: boolean; query?: string } = {}) {
  const shopper = await visit();
  const kind = kinds[method] ?? {};
  await bringToPayment(shopper, { ...options, ...(kind.buys && { buys: kind.buys }) });
  await allDrawn(shopper.page);
  const section = await choose(shopper.page, method);
  const place = section.getByRole('button', { name: /Plac(e O|ing)/ });
  const methods = async () => (await shopper.orders()).map(({ payment }) => payment?.method);
  return { ...shopper, kind, section, place, methods };
}

test.each(['checkmo', 'acmepay'])('Enter on a payment method does not post the form (%s)', async (method) => {
  const { page, kind, section, place, methods } = await atPayment(method);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/onepage/placeOrder')) posted.push(request.url());
  });
  await kind.fill?.(section);
  await agree(section);
  await page.locator(`input[name="payment[method]"][value="${method}"]`).press('Enter');
  await place.click();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual([method]);
  expect(posted).toEqual([]);
});

// `buying.test.ts` has the guest's other methods.
const payers: [who: string, method: string][] = [
  ['guest', 'free'],
  ...Object.keys(kinds).map((method): [string, string] => ['customer', method]),
];

test.each(payers)('a %s pays by %s, but not before accepting the terms', async (who, method) => {
  const { page, kind, section, place, methods, problems } = await atPayment(method, { customer: who === 'customer' });
  await kind.fill?.(section);
  await place.click();
  await expect.poll(() => section.textContent()).toContain('This is a required field.');
  expect(await methods()).toEqual([]);
  await agree(section);
  await place.click();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual([method]);
  expect(problems).toEqual([]);
});

test.each(['acmepay', 'free'])('pressing repeatedly in a slow shop pays once by %s', async (method) => {
  const { page, kind, section, place, methods } = await atPayment(method);
  const release = await hold(page, '**/payment-information');
  await kind.fill?.(section);
  await agree(section);
  await place.dblclick();
  await place.dispatchEvent('click');
  release();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual([method]);
});

test.each([
  ['500', 'acmepay'],
  ['offline', 'acmepay'],
  ['500', 'free'],
])('after %s, the input for %s stays, and a retry pays once', async (fail, method) => {
  const { page, kind, section, place, methods } = await atPayment(method, { query: `?fail=${fail}` });
  await kind.fill?.(section);
  const typed = await kind.typed?.(section);
  await agree(section);
  await place.click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .error').count()).toBe(1);
  expect(await kind.typed?.(section)).toBe(typed);
  expect(await section.getByRole('checkbox').first().isChecked()).toBe(true);
  // The page's URL makes its requests fail.
  await page.evaluate(() => history.replaceState(null, '', '/checkout/'));
  await kind.fill?.(section);
  await place.click();
  // An interrupted request may have placed the order.
  if (fail === 'offline') await page.getByRole('button', { name: 'Place it again' }).click();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual([method]);
});

const COUPON = 'ONTHEHOUSE';

async function apply(page: Page): Promise<void> {
  await page.getByLabel('Discount code').fill(COUPON);
  await page.getByRole('button', { name: 'Apply Discount' }).click();
}

/** The visible methods. */
async function offered(page: Page): Promise<(string | null)[]> {
  const sections = page.locator('.payment-method:visible input[name="payment[method]"]');
  return sections.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')));
}

test('a coupon that covers the whole order hides the payment methods, and removing it restores them, without leaving the page', async () => {
  const shopper = await visit();
  const { page, problems } = shopper;
  await bringToPayment(shopper);
  await allDrawn(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const before = await offered(page);
  expect(before.length).toBeGreaterThan(1);
  const card = await choose(page, 'acmepay');
  await card.getByLabel('Credit Card Number').fill(VISA);
  expect(await card.getByRole('button', { name: 'Place Order' }).textContent()).toMatch(/Place Order · \$\d+\.\d\d/);
  const closeAlert = () => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await apply(page);
  await closeAlert();
  await expect.poll(() => offered(page)).toEqual(['free']);
  await page.getByRole('button', { name: `Remove discount code ${COUPON}` }).click();
  await closeAlert();
  await expect.poll(() => offered(page)).toEqual(before);
  // The card form is selected again, with its input.
  expect(await card.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  expect(await card.getByRole('radio').isChecked()).toBe(true);
  await apply(page);
  await closeAlert();
  await expect.poll(() => offered(page)).toEqual(['free']);
  const free = page.locator('.payment-method:has(#free)');
  expect((await free.textContent())?.match(/No Payment Information Required/g)).toHaveLength(1);
  await agree(free);
  expect(loads).toBe(0);
  await free.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect((await shopper.orders()).map(({ payment }) => payment?.method)).toEqual(['free']);
  expect(problems).toEqual([]);
});

test('without JavaScript, a coupon that covers the whole order hides the payment methods, and removing it restores them', async () => {
  const shopper = await visit({ javaScriptEnabled: false });
  const { page } = shopper;
  await bringToPayment(shopper);
  const before = await offered(page);
  await apply(page);
  await page.getByRole('button', { name: 'Cancel Coupon' }).waitFor();
  expect(await offered(page)).toEqual(['free']);
  await page.getByRole('button', { name: 'Cancel Coupon' }).click();
  await page.getByRole('button', { name: 'Apply Discount' }).waitFor();
  expect(await offered(page)).toEqual(before);
  await apply(page);
  await page.getByRole('button', { name: 'Cancel Coupon' }).waitFor();
  // The only method is already selected.
  await agree(page.locator('.server-place-order'));
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(successPage);
  expect((await shopper.orders()).map(({ payment }) => payment?.method)).toEqual(['free']);
});

test.each(vectors<{ availableMethods: number }, { radioVisible: boolean }>('radio-visible'))(
  'the method has a radio button as vector $id requires',
  async ({ input, expected }) => {
    const shopper = await visit();
    await bringToPayment(shopper, { buys: input.availableMethods === 1 ? goods.sampler : goods.notebook });
    const radios = shopper.page.locator('.payment-method:visible input[name="payment[method]"]');
    expect((await radios.count()) > 1).toBe(input.availableMethods > 1);
    expect(await radios.first().isVisible()).toBe(expected.radioVisible);
    expect(await shopper.page.locator('input[name="payment[method]"]:checked').count()).toBe(
      expected.radioVisible ? 0 : 1,
    );
  },
);

test('the shop’s own validator runs before an order is sent', async () => {
  const { page, section, place, methods } = await atPayment('purchaseorder');
  await agree(section);
  await section.getByRole('textbox').fill('none');
  await place.click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .error').textContent()).toContain('PO-1234');
  expect(await section.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await methods()).toEqual([]);
  await section.getByRole('textbox').fill('PO-78');
  await place.click();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual(['purchaseorder']);
});

test('after several refused payments, the order needs the letters of a captcha', async () => {
  const { page, section, place, methods } = await atPayment('acmepay', { customer: true });
  const error = page.locator('shop-messages [data-shop-root] .error');
  await agree(section);
  await typeCard(section, DECLINED);
  for (let time = 0; time < 3; time += 1) {
    await section.getByLabel('Card Verification Number').fill('739');
    // The shop's customer data has times in seconds, and only a later one counts.
    const second = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
    const reply = page.waitForResponse('**/payment-information');
    await place.click();
    expect((await reply).status()).toBe(400);
    await expect.poll(() => section.getByLabel('Card Verification Number').inputValue()).toBe('');
  }
  const letters = page.getByLabel('Please type the letters and numbers below');
  await letters.waitFor();
  await typeCard(section, VISA);
  await place.click();
  await expect.poll(() => letters.evaluate((field) => field === document.activeElement)).toBe(true);
  await letters.fill('wrong');
  await place.click();
  await expect.poll(() => error.textContent()).toContain('Incorrect CAPTCHA');
  await expect.poll(() => letters.inputValue()).toBe('');
  await letters.fill(await readPicture(page));
  await section.getByLabel('Card Verification Number').fill('739');
  await place.click();
  await page.waitForURL(successPage);
  expect(await methods()).toEqual(['acmepay']);
});
