import { expect, test } from 'vitest';
import { visit, withBrowser } from '../../journeys/visit';
import { hasPhp, print } from '../magento/print';
import { type CartParts, cartPage } from './cart';
import { faultsOf, lumaHasStarted } from './look';
import { openLuma } from './luma-shop';

// A cart in Luma, with the output of the module's templates.

withBrowser();

/** Luma's message area, with the element switched off. */
const lumaMessages = `<div data-mage-init='{"Magento_Theme/js/view/messages":{}}'><div data-bind="foreach: messages"><div class="message" data-bind="css: type"><div data-bind="html: text"></div></div></div></div>`;

async function cart(query = '', changes: Partial<CartParts> = {}) {
  const shopper = await visit();
  const printed = print('en_US', 'Edge');
  await openLuma(shopper.context, {
    cart: () =>
      cartPage({
        messages: printed['messages'] ?? '',
        gift: printed['gift-message'] ?? '',
        itemGift: printed['gift-message-item'] ?? '',
        coupon: '',
        ...changes,
      }),
  });
  await shopper.page.goto(`/luma/cart/${query}`);
  await lumaHasStarted(shopper.page);
  return shopper;
}

test.skipIf(!hasPhp)('the gift options are below the items, next to the summary', async () => {
  const { page } = await cart();
  const [items, gift, summary] = await Promise.all(
    ['.form-cart', 'shop-gift-message:not([data-item-id])', '.cart-summary'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  expect(gift?.x).toBe(items?.x);
  expect(gift?.y).toBeGreaterThanOrEqual((items?.y ?? 0) + (items?.height ?? 0));
  expect((gift?.x ?? 0) + (gift?.width ?? 0)).toBeLessThanOrEqual(summary?.x ?? 0);
});

test.skipIf(!hasPhp)('a gift title’s text does not overlap its icon', async () => {
  const { page } = await cart();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const title of await page.locator('shop-gift-message .title').all()) {
    const room = await title.evaluate((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      const box = node.closest('.title')?.getBoundingClientRect();
      return (box?.right ?? 0) - words.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(25);
  }
});

test.skipIf(!hasPhp)('on a phone, the order’s gift options fill the line, with padding at its start', async () => {
  const { page } = await cart();
  await page.setViewportSize({ width: 390, height: 800 });
  const title = page.locator('.cart-gift-item').getByRole('button', { name: 'Gift options' });
  const box = await title.boundingBox();
  expect(box?.x).toBe(15);
  expect(box?.width).toBe(360);
});

test.skipIf(!hasPhp)('the order’s gift options have a border below, an item’s don’t', async () => {
  const { page } = await cart();
  const line = (part: string) =>
    page.locator(`${part} .gift-item-block`).evaluate((node) => getComputedStyle(node).borderBottomWidth);
  expect(await line('.item-actions')).toBe('0px');
  expect(await line('.cart-gift-item')).toBe('1px');
});

test.skipIf(!hasPhp).each([1280, 390])(
  'an item’s open gift options don’t touch the link below, at %i px',
  async (width) => {
    const { page } = await cart();
    await page.setViewportSize({ width, height: 800 });
    const item = page.locator('.item-actions');
    await item.getByRole('button', { name: 'Edit' }).click();
    const [form, link] = await Promise.all([
      item.getByRole('group', { name: 'Gift Message (optional)' }).locator('..').boundingBox(),
      item.getByRole('link', { name: 'Move to Wishlist' }).boundingBox(),
    ]);
    expect((link?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeGreaterThanOrEqual(10);
  },
);

test.skipIf(!hasPhp)('buttons and stars have the theme’s colors', async () => {
  const { page } = await cart();
  await page.locator('.cart-gift-item').getByRole('button', { name: 'Gift options' }).click();
  const look = (button: string) =>
    page.locator(button).evaluate((node) => {
      const { backgroundColor, color, borderRadius } = getComputedStyle(node);
      return [backgroundColor, color, borderRadius];
    });
  expect(await look('.cart-gift-item .action-update')).toEqual(await look('.action.primary.checkout'));
  const star = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--shop-color-star'));
  expect(star).toBe('#f50');
});

test.skipIf(!hasPhp)('a message left by an Ajax call shows without errors', async () => {
  const shopper = await cart();
  await shopper.context.addCookies([
    {
      name: 'mage-messages',
      value: encodeURIComponent(JSON.stringify([{ type: 'success', text: 'You added Loppers.' }])),
      url: shopper.page.url(),
    },
  ]);
  await shopper.page.reload();
  await shopper.page.getByText('You added Loppers.').waitFor();
  await lumaHasStarted(shopper.page);
  expect(shopper.problems).toEqual([]);
});

test.skipIf(!hasPhp)('a message from before Luma’s customer data has started shows once it has', async () => {
  const { page, problems } = await cart('?slow', { messages: lumaMessages });
  await page.waitForFunction(() => 'startCustomerData' in window);
  await page.evaluate(() => window.ShopElements?.messages.add({ type: 'success', text: 'You saved the greeting.' }));
  await page.evaluate(() => Reflect.get(window, 'startCustomerData')());
  await page.getByText('You saved the greeting.').waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the cart has no layout problems at both widths', async () => {
  const { page, problems } = await cart();
  const faults = await faultsOf(page, 'cart');
  for (const _ of ['order', 'item'])
    await page.locator('shop-gift-message').getByRole('button', { name: 'Edit' }).first().click();
  expect([...faults, ...(await faultsOf(page, 'cart-gifts'))]).toEqual([]);
  expect(problems).toEqual([]);
});
