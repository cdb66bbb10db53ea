import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const pack = '/corrie-daypack-22-l.html';
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const picture = (page: Page) => page.locator('.gallery img').first().getAttribute('src');
const films = (page: Page) => page.locator('.gallery > li[data-shop-video]');
/** Whether the parts of a text appear in order, from left to right on each line. */
const places = (page: Page, selector: string, ...pieces: string[]) =>
  page.locator(selector).evaluate((node, wanted) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    const boxes = wanted.map((piece) => {
      const range = document.createRange();
      const at = text?.textContent?.indexOf(piece) ?? 0;
      range.setStart(text ?? node, at);
      range.setEnd(text ?? node, at + 1);
      return range.getBoundingClientRect();
    });
    const isInOrder = boxes.every(({ left, top }, index) => {
      const before = boxes[index - 1];
      return before === undefined || top > before.top || left > before.left;
    });
    return isInOrder ? 'in order' : JSON.stringify(boxes.map(({ left, top }) => [left, top]));
  }, pieces);
const price = (page: Page) => page.locator('.product-info-price [data-price-type="finalPrice"] .price').textContent();

async function open(page: Page, path = pack): Promise<void> {
  await page.goto(path);
  await allDrawn(page);
}

test('a color shows its pictures and video, a size its price, and unavailable combinations can’t be chosen', async () => {
  const { page, problems } = await visit();
  await open(page);
  expect(await films(page).count()).toBe(0);
  await choose(page, 'Rust');
  await expect.poll(() => picture(page)).toBe('/media/catalog/AF-PK-01-Rust.svg');
  await expect.poll(() => films(page).count()).toBe(0);

  await choose(page, 'L');
  expect(await price(page)).toBe('$110.00');
  expect(await page.getByRole('radio', { name: 'Ink' }).isDisabled()).toBe(true);
  await expect.poll(() => films(page).count()).toBe(1);
  await films(page).getByRole('link').press('Enter');
  const film = page.locator('.gallery video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await choose(page, 'Moss');
  await expect.poll(() => picture(page)).toBe('/media/catalog/AF-PK-01.svg');
  await expect.poll(() => film.count()).toBe(0);
  await expect.poll(() => films(page).getByRole('link').getAttribute('href')).toBe('https://vimeo.com/1010003');
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a variant is chosen and bought by keyboard, and changed in the cart', async () => {
  const { page, problems } = await visit();
  await open(page);
  await page.getByRole('radio', { name: 'Moss' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => picture(page)).toBe('/media/catalog/AF-PK-01-Rust.svg');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await price(page)).toBe('$110.00');
  await page.getByRole('button', { name: 'Add to Cart' }).first().press('Enter');
  await page.locator('[data-shop-root] .message.success').waitFor();

  await page.goto('/checkout/cart/');
  const item = page.locator('.cart.item');
  expect(await item.locator('.item-options').allTextContents()).toEqual(['ColorRust', 'SizeL']);
  expect(await item.locator('.col.subtotal').textContent()).toContain('$110.00');
  await item.getByRole('link', { name: 'Edit' }).click();
  await allDrawn(page);
  expect(await page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true);
  expect(await price(page)).toBe('$110.00');
  await choose(page, 'S');
  await page.getByRole('button', { name: 'Update Cart' }).click();
  await page.waitForURL('**/checkout/cart/');
  expect(await item.locator('.col.subtotal').textContent()).toContain('$98.00');
  expect(problems).toEqual([]);
});

test('on a phone, in Dutch and right to left, the swatches are large enough to press', async () => {
  const { page, problems } = await visit({ ...phone, viewport: { width: 390, height: 800 } });
  await open(page, `${pack}?___store=nl&dir=rtl`);
  const swatch = page.locator('.swatch-option', { has: page.getByRole('radio', { name: 'Roest' }) });
  const box = await swatch.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await swatch.tap();
  expect(await page.locator('.swatch-attribute.color legend').textContent()).toContain('Roest');
  // A number comes before its unit, an opening quotation mark before its word.
  expect(await places(page, '.facts dd:has-text("780")', '780', 'g')).toBe('in order');
  expect(await places(page, '.product-item-link:has-text("Fjällrev")', 'Two', '"Fj', 'v"')).toBe('in order');
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('without JavaScript, the form asks for both options, and the server finds the variant', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(pack);
  await choose(page, 'Ink');
  await choose(page, 'M');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.goto('/checkout/cart/');
  expect(await page.locator('.item-options').allTextContents()).toEqual(['ColorInk', 'SizeM']);
});
