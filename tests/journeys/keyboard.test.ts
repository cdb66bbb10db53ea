import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goods } from '../support/purchase';
import { bringToPayment, successPage } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

// Pays by every method without a pointer, in a shop whose first reply does not confirm the order.

withBrowser();

/** Input for the fields, by name. */
const typed: Readonly<Record<string, string>> = {
  number: '4111111111111111',
  expiry: `01${String(new Date().getFullYear() + 2).slice(-2)}`,
  verification: '739',
  'payment[po_number]': 'PO-77',
};

/** The focused control. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const field = element instanceof HTMLInputElement ? element : undefined;
    return {
      kind: field?.type ?? element?.localName,
      name: field?.dataset.field ?? field?.name ?? '',
      isEmpty: field?.value === '' || (field?.type === 'checkbox' && !field.checked),
      words: element?.textContent ?? '',
    };
  });
}

/** Tabs to a button by its text and presses it. Fills in fields and ticks agreements on the way. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let left = 40; left > 0; left -= 1) {
    const { kind, name, isEmpty, words } = await focused(page);
    if (kind === 'button' && words.includes(button)) return page.keyboard.press('Enter');
    const text = typed[name];
    if (isEmpty && text !== undefined) await page.keyboard.type(text);
    if (isEmpty && kind === 'checkbox') await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${button}"`);
}

const methods = [
  'checkmo',
  'banktransfer',
  'cashondelivery',
  'purchaseorder',
  'acmepay',
  'harborpay',
  'acmepay_cc_vault_1',
  'free',
];

test.each(methods)(
  '%s pays by keyboard alone, and only once, although the first reply does not confirm the order',
  async (method) => {
    const shopper = await visit();
    const { page, orders } = shopper;
    if (method.includes('vault')) await logIn(page);
    await bringToPayment(shopper, method === 'free' ? { buys: goods.sampler } : {});
    await allDrawn(page);
    const section = page.locator(`.payment-method:has(> .payment-method-title [value="${method}"])`);
    // A single method has no radio button.
    const start = section.locator('input:visible, button:visible').first();
    const pay = async () => {
      await start.focus();
      if ((await start.getAttribute('type')) === 'radio') await page.keyboard.press('Space');
      await tabTo(page, 'Place Order');
    };

    await page.route('**/payment-information', (route) => route.fulfill({ json: { message: 'Sorry' } }), { times: 1 });
    await pay();
    await section.getByText('We do not know whether').waitFor();
    expect(await focused(page)).toMatchObject({ kind: 'button', words: expect.stringContaining('Place Order') });

    await pay();
    await page.getByRole('dialog').waitFor();
    expect(await focused(page)).toMatchObject({ kind: 'button', words: 'Cancel' });
    await tabTo(page, 'Place it again');
    await page.waitForURL(successPage);
    expect(await orders()).toHaveLength(1);
  },
);

/** The shop's demo customer, who has a saved card. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/customer/account/login/');
  await page.locator('[name="login[username]"]').fill('nora@example.com');
  await page.locator('[name="login[password]"]').fill('Meadow-42');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}
