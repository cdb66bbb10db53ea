import type { Page } from 'playwright';

/** What shoppers do on many journeys. */

export const course = '/bread-patience-a-baking-course.html';

/** Puts two lessons of the course into the cart. */
export async function addTwoLessons(page: Page): Promise<void> {
  await page.goto(course);
  const lessons = page.locator('#downloadable-links-list input[name="links[]"]');
  await lessons.nth(0).check();
  await lessons.nth(1).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('/checkout/cart/add'));
}

/** Fills in the address step and goes on to the payment step. */
export async function giveAddress(page: Page, query = ''): Promise<void> {
  await page.goto(`/checkout/${query}`);
  // A customer's is known.
  const email = page.getByLabel('Email Address');
  if ((await email.count()) > 0) await email.fill('ann@example.com');
  await page.getByLabel('First Name').first().fill('Ann');
  await page.getByLabel('Last Name').first().fill('de Wit');
  await page.getByLabel('Street Address').first().fill('1 Quay Street');
  await page.getByLabel('Country').first().selectOption({ label: 'Netherlands' });
  await page.getByLabel('City').first().fill('Porthaven');
  await page.getByLabel('Zip/Postal Code').first().fill('1012 LG');
  await page.getByLabel('Phone Number').first().fill('+31 20 123 4567');
  // Goods that are sent need a carrier.
  const carrier = page.locator('input[name="shipping_method"]').first();
  if ((await carrier.count()) > 0) await carrier.check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('#co-payment-form').waitFor();
}

/** Chooses a payment method, and hands out its section. */
export async function choose(page: Page, method: string) {
  await page.locator(`input[name="payment[method]"][value="${method}"]`).check();
  return page.locator(`section[data-payment-method="${method}"]`);
}

/** Agrees to everything the chosen method asks for. */
export async function agree(section: ReturnType<Page['locator']>): Promise<void> {
  for (const box of await section.getByRole('checkbox').all()) await box.check();
}

/** Types a card into the card form of a section. */
export async function typeCard(section: ReturnType<Page['locator']>, number: string, code = '123'): Promise<void> {
  await section.getByLabel('Credit Card Number').fill(number);
  await section.getByLabel('Month').selectOption('1');
  await section.getByLabel('Year').selectOption({ index: 2 });
  await section.getByLabel('Card Verification Number').fill(code);
}

export const successPage = '**/checkout/onepage/success/**';
