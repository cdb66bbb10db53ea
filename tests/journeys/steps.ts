import type { Page } from 'playwright';
import { goods, shippingFields } from '../support/purchase';
import type { Visit } from './visit';

// Steps shared by many journeys.

export const course = '/bread-patience-a-baking-course.html';

/** Adds two lessons of the course to the cart. */
export async function addTwoLessons(page: Page): Promise<void> {
  await page.goto(course);
  const lessons = page.locator('#downloadable-links-list input[name="links[]"]');
  await lessons.nth(0).check();
  await lessons.nth(1).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('/checkout/cart/add'));
}

/** Fills in the address step and continues to the payment step. */
export async function giveAddress(page: Page, query = ''): Promise<void> {
  await page.goto(`/checkout/${query}`);
  // A customer's address is already there.
  const email = page.getByLabel('Email Address');
  if ((await email.count()) > 0) await email.fill('ann@example.com');
  await page.getByLabel('First Name').first().fill('Ann');
  await page.getByLabel('Last Name').first().fill('de Wit');
  await page.getByLabel('Street Address').first().fill('1 Quay Street');
  await page.getByLabel('Country').first().selectOption({ label: 'Netherlands' });
  await page.getByLabel('City').first().fill('Porthaven');
  await page.getByLabel('Zip/Postal Code').first().fill('1012 LG');
  await page.getByLabel('Phone Number').first().fill('+31 20 123 4567');
  // Shipped goods need a carrier.
  const carrier = page.locator('input[name="shipping_method"]').first();
  if ((await carrier.count()) > 0) await carrier.check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('#co-payment-form').waitFor();
}

/** Selects a payment method and returns its section. */
export async function choose(page: Page, method: string) {
  await page.locator(`input[name="payment[method]"][value="${method}"]`).check();
  return page.locator(`.payment-method:has(> .payment-method-title [value="${method}"])`);
}

/** Ticks all agreements of the selected method. */
export async function agree(section: ReturnType<Page['locator']>): Promise<void> {
  for (const box of await section.getByRole('checkbox').all()) await box.check();
}

/** Types a card into the card form of a section. */
export async function typeCard(section: ReturnType<Page['locator']>, number: string, code = '739'): Promise<void> {
  await section.getByLabel('Credit Card Number').fill(number);
  await section.getByLabel('Expiration Date').fill(`01/${new Date().getFullYear() + 2}`);
  await section.getByLabel('Card Verification Number').fill(code);
}

/** The letters in a captcha's picture. */
export async function readPicture(page: Page): Promise<string> {
  const address = await page.locator('shop-captcha img:visible').getAttribute('src');
  const drawing = await (await page.context().request.get(address ?? '')).text();
  return Array.from(drawing.matchAll(/<text [^>]*>(\w)<\/text>/g), ([, letter]) => letter).join('');
}

export const successPage = '**/checkout/onepage/success/**';

/** Takes a shopper straight to the payment step, through requests. */
export async function bringToPayment(
  { page, context }: Pick<Visit, 'page' | 'context'>,
  {
    buys = goods.notebook,
    customer = false,
    query = '',
  }: { buys?: { product: string }; customer?: boolean; query?: string } = {},
): Promise<void> {
  const post = async (path: string, fields: object): Promise<void> => {
    await context.request.get('/page/config.js');
    const key = (await context.cookies()).find(({ name }) => name === 'form_key')?.value ?? '';
    const reply = await context.request.post(path, { form: { form_key: key, ...fields } });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}`);
  };
  if (customer) {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'Quay-street-1';
    const names = { firstname: 'Ann', lastname: 'de Wit' };
    await post('/customer/account/createpost/', { ...names, email, password, password_confirmation: password });
  }
  await post(`/checkout/cart/add/product/${buys.product}/`, { qty: '1', ...buys });
  await post('/checkout/onepage/saveShipping/', shippingFields);
  await page.goto(`/checkout/${query}`);
  await page.locator('#co-payment-form').waitFor();
}

/** Holds a page's requests, like a slow shop, until the test calls the returned function. A busy machine can't miss that time. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Disturbs a typed card: calls `doctor()`, switches on debug logs, changes settings, and leaves the page, which then
 * returns from the back/forward cache. This clears the verification number.
 */
export async function lookAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-shop-debug', true);
    for (const element of document.querySelectorAll<HTMLElement>(
      'shop-cc-form, shop-iframe-gateway, shop-vault-card',
    )) {
      element.dataset.amountButton = String(element.dataset.amountButton === 'false');
    }
    window.ShopElements?.doctor();
    for (const type of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
    window.ShopElements?.doctor();
  });
}
