import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { hasPhp } from '../embedding/magento/print';
import { agree, bringToPayment, typeCard } from '../journeys/steps';
import { allDrawn, type Visit, visit, withBrowser } from '../journeys/visit';
import { print } from './recipes/print';
import { shops } from './recipes/shops';

// Runs the site's recipes as shown there: prints them with PHP or Twig, and uses them like a shopper. PHP recipes need PHP.

withBrowser();

/** A shopper's steps on each kind of page. */
const shopper: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  category: browse,
  product: rate,
  cart: goToCheckout,
  checkout: pay,
  account: useAccount,
  content: turnSlides,
};

async function browse({ page }: Visit): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  if ((await page.locator('shop-layered-nav').count()) === 0) {
    await page.getByRole('link', { name: 'Pencil' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    return;
  }
  const title = page.locator('.filter-options-title');
  const link = page.getByRole('link', { name: 'Under $25' });
  const all = page.getByRole('button', { name: 'Shop By' });
  if ((await all.count()) > 0) await all.click();
  if (!(await link.isVisible())) await title.click();
  await link.click();
  await page.getByRole('link', { name: 'Desk lamp' }).waitFor({ state: 'detached' });
  expect(page.url()).toContain('cheap');
  // OpenMage's theme aligns the products of its grid.
  await page.locator('.category-products .products-grid:not([data-aligned])').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

async function rate({ page }: Visit): Promise<void> {
  await page.locator('form [data-star="4"]').click();
  const sent = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  // The value of the fourth star in the shop's form, or four.
  await expect.poll(async () => (await sent())[0]).toMatch(/^(19|4)$/);
}

async function goToCheckout({ page }: Visit): Promise<void> {
  // An empty reply keeps the browser on the page.
  await page.route(/checkout/, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('link', { name: /checkout/i }).click();
  await page.locator('shop-loading-button[data-state="loading"]').waitFor();
}

async function pay({ page }: Visit): Promise<void> {
  if ((await page.locator('shop-onepage-checkout').count()) > 0) {
    await stepThrough(page);
    return;
  }
  if ((await page.locator('shop-cc-form').count()) > 0) {
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.route('**/pay', (route) => route.fulfill({ body: 'Paid' }));
    await page.getByLabel('Credit Card Number').fill('4111111111111111');
    await page.getByLabel('Expiration Date').fill(`01/${new Date().getFullYear() + 2}`);
    await page.getByLabel('Card Verification Number').fill('123');
    await page.getByRole('button', { name: /pay/i }).click();
    expect((await posted).postData()?.replaceAll('+', '')).toContain('4111111111111111');
    return;
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /Place Order|Pay/ }).click();
  await page.waitForURL('**/checkout/onepage/success/**');
}

/** From the login step to the shipping method, which then knows the name in the address, and back. */
async function stepThrough(page: Page): Promise<void> {
  const next = {
    saveMethod: {},
    saveBilling: { goto_section: 'shipping_method', allow_sections: ['shipping_method'] },
  };
  for (const [action, json] of Object.entries(next)) {
    await page.route(`**/checkout/onepage/${action}/`, (route) => route.fulfill({ json }));
  }
  const gift = '<label>From <input value="Ann Lee"></label>';
  await page.route('**/checkout/onepage/getAdditional/', (route) => route.fulfill({ body: gift }));
  await page.getByLabel('Checkout as Guest').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Letters for a guest').waitFor();
  await page.getByLabel('City').fill('Delft');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => page.getByLabel('From').inputValue()).toBe('Ann Lee');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByLabel('City').waitFor();
}

async function useAccount({ page }: Visit): Promise<void> {
  if ((await page.locator('shop-stored-cards').count()) > 0) {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor();
    return;
  }
  const link = page.getByRole('link', { name: 'My Orders' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: /account/i }).click();
  await link.waitFor();
}

async function turnSlides({ page }: Visit): Promise<void> {
  const slide = (title: string) => page.locator('[aria-hidden="false"]', { hasText: title });
  await slide('First frost').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await slide('Bread weather').waitFor();
}

/** Serves a recipe's output as a page, also at a filter's URL. */
async function open(page: Page, platform: string, kind: string): Promise<void> {
  const shop = shops[platform];
  if (shop === undefined) throw new Error(`no shop ${platform}`);
  await page.route('**/recipe.html*', (route) => {
    const isNext = /cheap|p=2/.test(route.request().url());
    const all = print(`${platform}/${kind}.${shop.files}`, shop.answers(isNext));
    const { beside = '' } = shop;
    const around = typeof beside === 'string' ? beside : print(beside.recipe, shop.answers(isNext));
    // A file is the same at every URL.
    const printed = isNext ? all.replace(/<li class="product-item"><a href="\/lamp.*/, '') : all;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Recipe</title>
        <link rel="icon" href="data:,"><link rel="stylesheet" href="/static/shop-elements.css">
        <script src="/checkout/cart/config.js"></script><script src="/static/shop-elements.umd.js" defer></script>
        ${kind === 'category' ? around : ''}${printed}</html>`,
    });
  });
  await page.goto('/recipe.html');
  await allDrawn(page);
}

/** The shop's payment step with a recipe instead of its methods. */
async function openPayment(shopping: Visit, recipe: string): Promise<void> {
  const { page } = shopping;
  await bringToPayment(shopping);
  await page.route(/\/checkout\/\?recipe$/, async (route) => {
    const reply = await route.fetch();
    const printed = print(`payments/${recipe}.html`, {});
    const body = (await reply.text()).replace(/<form id="co-payment-form"[\s\S]*?<\/form>/, () => printed);
    await route.fulfill({ response: reply, body });
  });
  await page.goto('/checkout/?recipe');
  await allDrawn(page);
}

test('payments: hosted fields', async () => {
  const shopping = await visit();
  const { page } = shopping;
  // A provider with filled-in fields, and a shop that supports it.
  await page.addInitScript(() =>
    Object.assign(window, { AcmePay: { mount: () => ({ tokenize: async () => ({ token: 'tok_1' }) }) } }),
  );
  const script = path.join(root, 'docs/recipes/payments/hosted-fields.js');
  await page.route('**/static/hosted-fields.js', (route) => route.fulfill({ path: script }));
  const orderCall = '**/payment-information';
  await page.route(orderCall, (route) => route.fulfill({ status: 400, json: { message: 'The lamp is sold out.' } }));
  await openPayment(shopping, 'hosted-fields');
  const section = page.locator('#acmepay');
  await section.getByRole('button', { name: 'Place Order' }).click();
  expect(await section.getByRole('checkbox').first().getAttribute('aria-invalid')).toBe('true');

  await agree(section);
  const order = page.waitForRequest(orderCall);
  const button = section.getByRole('button', { name: 'Place Order' });
  await button.click();
  expect((await order).postDataJSON()).toMatchObject({
    paymentMethod: {
      additional_data: { token: 'tok_1' },
      extension_attributes: { agreement_ids: ['1', '2'] },
    },
  });
  await page.getByText('The lamp is sold out.').first().waitFor();

  // A login page confirms no order, and a second press must not order twice.
  await page.route(orderCall, (route) => route.fulfill({ contentType: 'text/html', body: '<form>Log in</form>' }));
  await button.click();
  await page.getByText('We do not know whether your order was placed.').first().waitFor();
  await section.locator('shop-loading-button[data-state="loading"]').waitFor();

  await page.route(orderCall, (route) => route.fulfill({ json: '1000042' }));
  await page.reload();
  await allDrawn(page);
  await agree(section);
  const success = page.waitForRequest('**/checkout/onepage/success/');
  await button.click();
  await success;
  // The refusal, as browsers log it.
  expect(shopping.problems).toEqual([expect.stringContaining('400')]);
});

test('payments: plain gateway', async () => {
  const shopping = await visit();
  const { page } = shopping;
  await openPayment(shopping, 'plain-gateway');
  const section = page.locator('[data-payment-method]');
  await typeCard(section, '4111111111111111');
  await agree(section);
  await section.getByRole('button', { name: /Place Order/ }).click();
  await page.waitForURL('**/checkout/onepage/success/**');
  expect(await shopping.orders()).toMatchObject([{ payment: { method: 'acmepay' } }]);
  expect(shopping.problems).toEqual([]);
});

test('payments: transparent redirect to the payment service and back', async () => {
  const shopping = await visit();
  const { page, context, orders, problems } = shopping;
  await bringToPayment(shopping);
  // Uses the shop's own page: on pages served by the test, Chromium blocks frames to a payment service on localhost.
  const recipe = print('payments/transparent-redirect.html', {});
  await page.locator('#co-payment-form').evaluate((form, html) => {
    form.outerHTML = html;
  }, recipe);
  await allDrawn(page);
  const section = page.locator('[data-payment-method="harborpay"]');
  const place = section.getByRole('button', { name: /Place Order/ });
  await typeCard(section, '4000000000000002');
  await place.click();
  expect(await section.getByRole('checkbox').first().getAttribute('aria-invalid')).toBe('true');

  await agree(section);
  await place.click();
  await page.locator('shop-messages [data-shop-root] .error').getByText('declined').waitFor();
  expect(await orders()).toEqual([]);

  const receivers: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('4111111111111111')) receivers.push(new URL(request.url()).origin);
  });
  await typeCard(section, '4111111111111111');
  await place.click();
  await page.waitForURL('**/checkout/onepage/success/**');
  expect(await orders()).toMatchObject([{ payment: { method: 'harborpay', cardType: 'VI', cardLast4: '1111' } }]);
  expect(receivers).toHaveLength(1);
  expect(receivers[0]).not.toBe(new URL(page.url()).origin);
  expect(problems).toEqual([]);
});

for (const platform of Object.keys(shops)) {
  const { files = '' } = shops[platform] ?? {};
  test.skipIf(files === 'phtml' && !hasPhp).each(Object.keys(shopper))(`${platform}: %s`, async (kind) => {
    const shopping = await visit({ viewport: { width: 600, height: 900 } });
    if (kind === 'checkout') await bringToPayment(shopping);
    await open(shopping.page, platform, kind);
    expect(await shopping.page.locator('[data-state="error"]').count()).toBe(0);
    await shopper[kind]?.(shopping);
    expect(shopping.problems).toEqual([]);
  });

  test(`${platform}: tags and attributes exist`, () => {
    const command = path.join(root, 'packages/bundle/dist/cli.js');
    const templates = path.join(root, `docs/recipes/${platform}/*`);
    const { stdout } = spawnSync('node', [command, 'lint', templates], { encoding: 'utf8' });
    expect(stdout).toMatch(/^No problems in \d+ templates\.\n$/);
  });
}
