import { expect } from 'vitest';
import { goods, shippingFields } from '../support/purchase';
import { keys } from './keys';
import { type Found, type Page, patience } from './page';

// Steps shared by many journeys.

export const course = '/bread-patience-a-baking-course.html';

/** Posts a form to the shop, as its pages do. */
async function post(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const status = await page.run(
    async (to: string, values: Record<string, string>) => {
      await fetch('/page/config.js');
      const key = /form_key=(\w+)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch(to, { method: 'POST', body: new URLSearchParams({ form_key: key, ...values }) });
      return reply.status;
    },
    path,
    fields,
  );
  expect(status, path).toBeLessThan(400);
}

/** Adds a notebook to the cart. */
export async function fillCart(page: Page): Promise<void> {
  await post(page, '/checkout/cart/add/product/104/', { qty: '1', ...goods.notebook });
}

/** Takes a shopper with a notebook to the payment step. */
export async function bringToPayment(page: Page): Promise<void> {
  await fillCart(page);
  await post(page, '/checkout/onepage/saveShipping/', shippingFields);
  await page.open('/checkout/');
  await page.css('#co-payment-form');
  await page.allDrawn();
}

/** Selects a payment method and returns its section. */
export async function choose(page: Page, method: string): Promise<Found> {
  await (await page.css(`input[name="payment[method]"][value="${method}"]`)).check();
  return page.css(`.payment-method:has(> .payment-method-title [value="${method}"])`);
}

/** Ticks all agreements in a part of the page. */
export async function agree(part: Found): Promise<void> {
  for (const box of await part.all('shop-agreements [data-shop-root] input')) await box.check();
}

export async function typeCard(part: Found, number: string): Promise<void> {
  await (await part.find('textbox', /^Credit Card Number/)).fill(number);
  await (await part.find('textbox', /^Expiration Date/)).fill(`01${(new Date().getFullYear() + 2) % 100}`);
  await (await part.find('textbox', /^Card Verification Number/)).fill('123');
}

/** Waits until the URL matches. */
export async function arrivesAt(page: Page, path: RegExp): Promise<void> {
  await expect.poll(() => page.path(), patience).toMatch(path);
}

const successPage = /^\/checkout\/onepage\/success/;

/** Waits for the success page, and expects exactly one order in the shop. */
export async function expectOrder(page: Page, method: string): Promise<void> {
  await arrivesAt(page, successPage);
  expect(await orders(page)).toMatchObject([{ payment: { method } }]);
  expect(await page.problems()).toEqual([]);
}

/** The orders that the shop received from this visitor. */
function orders(page: Page): Promise<{ payment?: { method?: string } }[]> {
  return page.run(async () => (await fetch('/__test__/orders')).json());
}

export async function signIn(page: Page): Promise<void> {
  await page.open('/customer/account/login/');
  await (await page.css('[name="login[username]"]')).fill('nora@example.com');
  await (await page.css('[name="login[password]"]')).fill('Meadow-42');
  await page.press(keys.Enter);
  await arrivesAt(page, /^\/customer\/account\/(?!login)/);
}

/** Opens the menu of a narrow window. */
export async function openPhoneMenu(page: Page): Promise<Found> {
  await page.resize(500, 800);
  await page.open('/');
  await page.allDrawn();
  await (await page.css('.phone-menu summary')).click();
  return page.css('shop-mobile-menu');
}
