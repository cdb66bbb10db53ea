import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { elementsPage, parts, tagsOnPages } from './elements';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';
import { reviewList } from './product';

// Every element on a page that wears Luma.

withBrowser();

/** Customer data with which the elements draw that show nothing otherwise. */
const sections = {
  customer: { firstname: 'Ann', fullname: 'Ann Lee' },
  loggedAsCustomer: { adminUserId: 3, websiteName: 'Fernhill' },
  'instant-purchase': {
    available: true,
    paymentToken: { publicHash: '9f1c', summary: 'Visa, ending: 1111' },
    shippingAddress: { id: '4', summary: 'Ann Lee, Paris' },
    billingAddress: { id: '5', summary: 'Ann Lee, Lyon' },
    shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: 'Cheapest price' },
  },
};

/** A customer who was here before, with something that the shop has to say. */
async function rememberCustomer(context: BrowserContext): Promise<void> {
  const messages = [
    { type: 'success', text: 'You added Loppers.' },
    { type: 'error', text: 'The coupon code is not valid.' },
  ];
  await context.addInitScript(
    ([data, cookie]) => {
      localStorage.setItem('mage-cache-storage', data ?? '');
      // biome-ignore lint/suspicious/noDocumentCookie: Magento's server sends it
      document.cookie = `mage-messages=${cookie}; path=/`;
    },
    [JSON.stringify(sections), encodeURIComponent(JSON.stringify(messages))],
  );
}

test('no element is missing on these pages', () => {
  const { elements } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../packages/bundle/dist/parts.json'), 'utf8'),
  );
  expect(tagsOnPages()).toEqual(
    Object.keys(elements)
      .map((name) => `shop-${name}`)
      .sort(),
  );
});

test.each(parts)('%s: every element draws and is in its place at both widths', async (part) => {
  const { page, context, problems } = await visit();
  await openLuma(context, {
    ...Object.fromEntries(parts.map((name) => [name, () => elementsPage(name)])),
    reviews: () => reviewList(1),
  });
  await rememberCustomer(context);
  await page.goto(`/luma/${part}/`);
  await lumaHasStarted(page);
  const states = await page
    .locator('[data-state]')
    .evaluateAll((elements) =>
      elements
        .filter(({ localName }) => localName.startsWith('shop-'))
        .map((element) => `${element.localName}: ${element.getAttribute('data-state')}`),
    );
  expect(states.filter((state) => state.endsWith(': error') || state.endsWith(': loading'))).toEqual([]);
  expect(await faultsOf(page, `elements-${part}`)).toEqual([]);
  expect(problems).toEqual([]);
});
