import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { sections } from './customer';
import { elementsPage, type Part, parts, tagsOnPages } from './elements';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';
import { reviewList } from './product';

// Every element in Luma.

withBrowser();

/** A returning customer with a message from the shop. */
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
      // biome-ignore lint/suspicious/noDocumentCookie: without a session, the stored sections are an earlier visitor's
      document.cookie = 'mage-cache-sessid=true; path=/';
    },
    [JSON.stringify(sections), encodeURIComponent(JSON.stringify(messages))],
  );
}

test('these pages contain every element', () => {
  const { elements } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../packages/bundle/dist/parts.json'), 'utf8'),
  );
  expect(tagsOnPages()).toEqual(
    Object.keys(elements)
      .map((name) => `shop-${name}`)
      .sort(),
  );
});

async function open(part: Part) {
  const shopper = await visit();
  await openLuma(shopper.context, {
    ...Object.fromEntries(parts.map((name) => [name, () => elementsPage(name)])),
    reviews: () => reviewList(1),
  });
  await rememberCustomer(shopper.context);
  await shopper.page.goto(`/luma/${part}/`);
  await lumaHasStarted(shopper.page);
  return shopper;
}

test.each(parts)('%s: every element renders without layout problems at both widths', async (part) => {
  const { page, problems } = await open(part);
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

test('a panel’s button keeps its chevron despite Luma’s button styles', async () => {
  const { page } = await open('site');
  // The chevron is two borders of a box, so the box must keep its size.
  const display = await page
    .getByRole('button', { name: 'Delivery' })
    .evaluate((node) => getComputedStyle(node, '::after').display);
  expect(display).not.toBe('inline');
});

test('a message has only Luma’s icon', async () => {
  const { page } = await open('paying');
  const message = page.locator('shop-messages .message').first();
  await message.getByText('You added Loppers.').waitFor();
  const signs = await message.evaluate((node) =>
    [node, ...node.querySelectorAll('*')]
      .flatMap((each) => ['::before', '::after'].map((part) => getComputedStyle(each, part).content))
      .filter((content) => content !== 'none' && content !== 'normal'),
  );
  expect(signs).toHaveLength(1);
});

test('the cookie bar disappears once the shopper agrees', async () => {
  const { page, context } = await open('bars');
  await page.getByRole('button', { name: 'Allow Cookies' }).click();
  await page.getByText('We use cookies.').waitFor({ state: 'hidden' });
  await page.reload();
  await lumaHasStarted(page);
  expect(await page.getByText('We use cookies.').isVisible()).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).toContain('user_allowed_save_cookie');
});

test('the Login as Customer banner stays in view to the end of the page', async () => {
  const { page } = await open('bars');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.page-wrapper')?.style.setProperty('padding-bottom', '3000px');
    scrollTo(0, document.documentElement.scrollHeight);
  });
  const bar = await page.getByRole('region', { name: 'Logged in as customer' }).boundingBox();
  expect(bar?.y).toBe(0);
});

test('fees in the checkout’s summary are small lines below the price, which stays next to its label', async () => {
  const { page } = await open('paying');
  const price = page.locator('.opc-block-summary .price-excluding-tax');
  const toggle = price.getByRole('button');
  await toggle.click();
  const fee = price.locator('.shop-weee__details .shop-weee__label');
  expect(await fee.evaluate((node) => getComputedStyle(node).fontSize)).toBe('12px');
  const [whole, pressed, below] = await Promise.all([price, toggle, fee].map((part) => part.boundingBox()));
  expect(pressed?.x).toBeGreaterThan((whole?.x ?? 0) + 30);
  expect(below?.x).toBe(whole?.x);
  // The open icon is vertically centered on the price.
  const sign = await toggle.evaluate((node) => {
    const { top, translate } = getComputedStyle(node, '::after');
    return [Number.parseFloat(top) * 2 - node.clientHeight, translate];
  });
  expect(sign).toEqual([0, '0px -50%']);
});
