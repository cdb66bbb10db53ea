import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../journeys/visit';
import { type Checkout, openCheckout } from './magento/checkout';

// The module of examples/magento2 in a Luma checkout: real RequireJS, Knockout and jQuery, the module's own mixins, templates and
// policy, and replacements of Magento's modules in `magento/web`.

withBrowser();

const methods = {
  checkmo: 'Check / Money order',
  banktransfer: 'Bank Transfer Payment',
  cashondelivery: 'Cash On Delivery',
  purchaseorder: 'Purchase Order',
  acmepay: 'Credit Card (Acme)',
  acmeplain: 'Credit Card (plain)',
};

type Method = keyof typeof methods;

type LoadedValidators = (validators: { validate(hideError: boolean): boolean }) => void;

const checkoutConfig = {
  storeCode: 'default',
  quoteData: { entity_id: 'Xf3kQ9Lm2p' },
  defaultSuccessPageUrl: '/checkout/onepage/success/',
  totalsData: { grand_total: '41.9000' },
  paymentMethods: Object.entries(methods).map(([method, title]) => ({ method, title })),
  payment: {
    checkmo: { mailingAddress: 'ACME &amp; Sons<br />\n1 Main St', payableTo: 'ACME & Co' },
    instructions: { banktransfer: 'IBAN DE00 &amp; more', cashondelivery: 'Have it ready' },
    ccform: { availableTypes: { acmepay: { VI: 'Visa' } }, hasVerification: { acmepay: true, acmeplain: true } },
  },
  shopElements: { payment: true },
};

const requiredTerms = {
  shopElements: { payment: true, agreements: true },
  checkoutAgreements: {
    isEnabled: true,
    agreements: [{ agreementId: '7', mode: '1', checkboxText: 'I agree to the terms', content: 'Be kind.' }],
  },
};

const free = [{ method: 'free', title: 'No Payment Information Required' }];

async function checkout({
  config = {},
  script = 'there',
  part = 'there',
}: {
  config?: object;
  script?: Checkout['script'];
  part?: 'there' | 'missing';
} = {}) {
  const shopper = await visit();
  if (part === 'missing') await shopper.page.route(/parts\/checkout-[\w-]+\.js/, (route) => route.abort());
  const orders = await openCheckout(shopper.context, { config: { ...checkoutConfig, ...config }, script });
  await shopper.page.goto('/checkout/');
  return { ...shopper, orders };
}

/** Selects a payment method, and returns its visible section. */
async function choose(page: Page, method: Method): Promise<Locator> {
  await page.getByRole('radio', { name: methods[method] }).check();
  const section = page.locator('.payment-method._active');
  await section.getByRole('button', { name: 'Place Order' }).waitFor();
  expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(1);
  return section;
}

async function placeOrder(section: Locator): Promise<void> {
  await section.getByRole('button', { name: 'Place Order' }).click();
}

async function agreeAndOrder(page: Page, section: Locator): Promise<void> {
  await section.getByLabel('I agree to the terms').check();
  await placeOrder(section);
  await page.waitForURL('**/checkout/onepage/success/');
}

async function typeCard(section: Locator): Promise<void> {
  await section.getByLabel('Credit Card Number').pressSequentially('4111111111111111');
  await section.getByLabel('Expiration Date').fill(`01/${new Date().getFullYear() + 2}`);
  await section.getByLabel('Card Verification Number').fill('123');
}

const order = (payment: object) => ({
  cartId: 'Xf3kQ9Lm2p',
  billingAddress: { city: 'Utrecht' },
  paymentMethod: { ...payment, extension_attributes: { agreement_ids: ['7'] } },
});

test.each([
  ['checkmo', 'ACME & Co'],
  ['banktransfer', 'IBAN DE00 & more'],
  ['cashondelivery', 'Have it ready'],
] as const)('%s: the element says how to pay, Magento places the order', async (method, words) => {
  const { page, orders, problems } = await checkout();
  const section = await choose(page, method);
  await section.locator('shop-offline-payment').getByText(words).waitFor();
  await section.getByText('Bill to an address in Utrecht').waitFor();
  await placeOrder(section);
  expect(orders).toEqual([]);
  await agreeAndOrder(page, section);
  expect(orders).toEqual([order({ method, po_number: null, additional_data: null })]);
  expect(problems).toEqual([]);
});

test('a purchase order requires a number', async () => {
  const { page, orders, problems } = await checkout();
  const section = await choose(page, 'purchaseorder');
  await section.getByLabel('I agree to the terms').check();
  await placeOrder(section);
  await section.getByText('This is a required field.').waitFor();
  const number = section.getByLabel('Purchase Order Number');
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(orders).toEqual([]);

  await number.fill('PO-77');
  await number.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await agreeAndOrder(page, section);
  expect(orders).toEqual([order({ method: 'purchaseorder', po_number: 'PO-77', additional_data: null })]);
  expect(problems).toEqual([]);
});

test.each(['acmepay', 'acmeplain'] as const)(
  '%s: an invalid card stops the order, a valid one is sent',
  async (method) => {
    const { page, orders, problems } = await checkout();
    const section = await choose(page, method);
    await section.getByLabel('I agree to the terms').check();
    await placeOrder(section);
    await section.getByText('Enter your card number.').waitFor();
    expect(orders).toEqual([]);

    await typeCard(section);
    await agreeAndOrder(page, section);
    const additional_data = {
      cc_type: 'VI',
      cc_number: '4111111111111111',
      cc_exp_month: '1',
      cc_exp_year: String(new Date().getFullYear() + 2),
      cc_cid: '123',
      cc_ss_start_month: '',
      cc_ss_start_year: '',
      cc_ss_issue: '',
    };
    expect(orders).toEqual([order({ method, additional_data })]);
    expect(problems).toEqual([]);
  },
);

test('after switching methods, the order uses the last one, and typed input stays', async () => {
  const { page, orders, problems } = await checkout();
  await typeCard(await choose(page, 'acmepay'));
  await (await choose(page, 'purchaseorder')).getByLabel('Purchase Order Number').fill('PO-77');
  const card = await choose(page, 'acmepay');
  expect(await card.getByLabel('Credit Card Number').inputValue()).toBe('4111 1111 1111 1111');
  await agreeAndOrder(page, await choose(page, 'checkmo'));
  expect(orders).toEqual([order({ method: 'checkmo', po_number: null, additional_data: null })]);
  expect(problems).toEqual([]);
});

test('agreements that an extension moved out of the payment methods are still required', async () => {
  const { page, orders } = await checkout({ config: requiredTerms });
  const section = await choose(page, 'checkmo');
  await section.locator('shop-agreements[data-state="ready"]').waitFor();
  await section.locator('shop-agreements').evaluate((agreements) => document.body.append(agreements));
  const terms = page.locator('body > shop-agreements');
  await terms.locator('input').waitFor();

  await placeOrder(section);
  await terms.getByText('This is a required field.').waitFor();
  expect(orders).toEqual([]);
});

test('a button that requires the agreements is disabled until they are ticked, without a message', async () => {
  const { page, orders, problems } = await checkout({ config: requiredTerms });
  const section = await choose(page, 'checkmo');
  const consent = section.getByRole('checkbox', { name: 'I agree to the terms' });
  await consent.waitFor();
  // As Luma's PayPal buttons do.
  const mayBePressed = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { require } = window as unknown as { require: (names: string[], loaded: LoadedValidators) => void };
          require(['Magento_Checkout/js/model/payment/additional-validators'], ({ validate }) =>
            resolve(validate(true)));
        }),
    );
  expect(await mayBePressed()).toBe(false);
  expect(await section.getByText('This is a required field.').count()).toBe(0);

  await placeOrder(section);
  await section.getByText('This is a required field.').waitFor();
  expect(orders).toEqual([]);
  await consent.check();
  expect(await mayBePressed()).toBe(true);
  await placeOrder(section);
  await page.waitForURL('**/checkout/onepage/success/');
  expect(orders).toEqual([order({ method: 'checkmo', po_number: null, additional_data: null })]);
  expect(problems).toEqual([]);
});

test('with nothing to pay, there are no payment methods to choose from', async () => {
  const { page, orders, problems } = await checkout({
    config: { totalsData: { grand_total: '0.0000' }, paymentMethods: free },
  });
  const section = page.locator('.payment-method._active');
  await section.getByText("Luma's own words on free").waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  await agreeAndOrder(page, section);
  expect(orders).toEqual([order({ method: 'free', po_number: null, additional_data: null })]);
  expect(problems).toEqual([]);
});

test('free payment shows only once a coupon covers the whole order', async () => {
  const { page, orders, problems } = await checkout({
    config: { paymentMethods: [...free, ...checkoutConfig.paymentMethods] },
  });
  await choose(page, 'checkmo');
  expect(await page.getByRole('radio', { name: 'No Payment Information Required' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Apply a coupon for everything' }).click();
  const section = page.locator('.payment-method._active');
  await section.getByText("Luma's own words on free").waitFor();
  await agreeAndOrder(page, section);
  expect(orders).toEqual([order({ method: 'free', po_number: null, additional_data: null })]);
  expect(problems).toEqual([]);
});

test('the elements render even if their script loads after the renderers', async () => {
  const { page, problems } = await checkout({ script: 'late' });
  const section = await choose(page, 'checkmo');
  await section.locator('shop-offline-payment').getByText('ACME & Co').waitFor();
  expect(problems).toEqual([]);
});

test.each([
  ['the elements are switched off', { config: { shopElements: { payment: false } } }, []],
  ['the module’s config is missing', { config: { shopElements: undefined } }, []],
  ['our script failed to load', { script: 'missing' }, [expect.stringMatching(/^error: Failed to load resource.*404/)]],
] as const)('where %s, Luma’s own forms stay and work', async (_, options, expectedProblems) => {
  const { page, orders, problems } = await checkout(options);
  await buyWithLumasForms(page, orders);
  expect(problems).toEqual(expectedProblems);
});

test('if the code of the fields does not load, Luma’s own forms return and work', async () => {
  const { page, orders, problems } = await checkout({
    config: { shopElements: { payment: true, agreements: true } },
    part: 'missing',
  });
  await buyWithLumasForms(page, orders);
  expect(problems.join()).toContain('<shop-offline-payment> did not load');
});

/** Pays by card in Luma's form, after the other forms have refused to be empty. */
async function buyWithLumasForms(page: Page, orders: unknown[]): Promise<void> {
  await (await choose(page, 'checkmo')).getByText("Luma's own words on checkmo").waitFor();

  const purchase = await choose(page, 'purchaseorder');
  await purchase.getByLabel('I agree to the terms').check();
  await placeOrder(purchase);
  await purchase.getByText('This is a required field.').waitFor();

  for (const method of ['acmepay', 'acmeplain'] as const) {
    const section = await choose(page, method);
    await placeOrder(section);
    expect(await section.getByText('This is a required field.').count()).toBe(3);
  }
  expect(orders).toEqual([]);
  const card = await choose(page, 'acmeplain');
  await card.getByLabel("Luma's card number").fill('4111111111111111');
  await card.getByLabel("Luma's month").fill('1');
  await card.getByLabel("Luma's year").fill('2040');
  await agreeAndOrder(page, card);
  expect(await page.locator('shop-offline-payment, shop-cc-form').count()).toBe(0);
  expect(orders).toMatchObject([
    order({ method: 'acmeplain', additional_data: { cc_number: '4111111111111111', cc_exp_year: '2040' } }),
  ]);
}
