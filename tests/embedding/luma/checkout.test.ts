import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { openCheckout } from '../magento/checkout';
import { faultsOf } from './look';

// The payment step in Luma: Knockout renders the module's templates with the elements.

withBrowser();

const methods = {
  checkmo: 'Check / Money order',
  banktransfer: 'Bank Transfer Payment',
  purchaseorder: 'Purchase Order',
  acmepay: 'Credit Card (Acme)',
};

const config = {
  storeCode: 'default',
  quoteData: { entity_id: 'Xf3kQ9Lm2p' },
  totalsData: { grand_total: '41.9000' },
  paymentMethods: Object.entries(methods).map(([method, title]) => ({ method, title })),
  payment: {
    checkmo: { mailingAddress: '1 Main St', payableTo: 'Fernhill' },
    instructions: { banktransfer: 'Wire it to NL00 FERN 0000 0000 00.' },
    ccform: { availableTypes: { acmepay: { VI: 'Visa' } }, hasVerification: { acmepay: true } },
  },
  shopElements: { payment: true },
};

async function checkout(changes: object = {}) {
  const shopper = await visit();
  await openCheckout(shopper.context, { config: { ...config, ...changes }, script: 'there' });
  await shopper.page.goto('/checkout/');
  return shopper;
}

test.each(Object.keys(methods) as (keyof typeof methods)[])(
  '%s has no layout problems at both widths',
  async (method) => {
    const { page, problems } = await checkout();
    await page.getByRole('radio', { name: methods[method] }).check();
    const section = page.locator('.payment-method._active');
    await section.locator('[data-state="ready"]').first().waitFor();
    await section.getByRole('button', { name: 'Place Order' }).click();
    expect(await faultsOf(page, `checkout-${method}`)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test.each(['banktransfer', 'purchaseorder'] as const)(
  '%s: there is space between the element and the agreements',
  async (method) => {
    const { page } = await checkout();
    await page.getByRole('radio', { name: methods[method] }).check();
    const section = page.locator('.payment-method._active');
    await section.locator('[data-state="ready"]').waitFor();
    await section.getByRole('button', { name: 'Place Order' }).click();
    const fields = await section.locator('shop-offline-payment').boundingBox();
    const agreements = await section.locator('.checkout-agreements-block').boundingBox();
    expect((agreements?.y ?? 0) - (fields?.y ?? 0) - (fields?.height ?? 0)).toBeGreaterThan(8);
  },
);

test('a purchase order number is marked as required', async () => {
  const { page } = await checkout();
  await page.getByRole('radio', { name: 'Purchase Order' }).check();
  const label = page.locator('shop-offline-payment label', { hasText: 'Purchase Order Number' });
  await label.waitFor();
  expect(await label.evaluate((node) => getComputedStyle(node, '::after').content)).toMatch(/^"\*"/);
});

test('with nothing to pay, Luma’s own line explains it, and no element repeats it', async () => {
  const { page } = await checkout({
    totalsData: { grand_total: '0.0000' },
    paymentMethods: [{ method: 'free', title: 'No Payment Information Required' }],
  });
  const method = page.locator('.payment-method._active');
  await method.getByRole('button', { name: 'Place Order' }).waitFor();
  expect(await method.locator('shop-offline-payment').count()).toBe(0);
});
