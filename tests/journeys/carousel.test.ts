import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { moveFinger } from '../support/finger';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const fresh = (page: Page) => page.locator('shop-product-carousel');
const stories = (page: Page) => page.locator('shop-slider');
const namesInView = (page: Page) =>
  fresh(page).locator('.product-item:not([inert]) .product-item-link').allTextContents();
const storyInView = (page: Page) => stories(page).locator('[aria-hidden="false"] h3').textContent();

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await allDrawn(page);
}

test('a shopper shows the next products and adds one to the cart', async () => {
  const { page, problems } = await visit();
  await open(page);
  const first = await namesInView(page);
  expect(first).toHaveLength(5);
  await fresh(page).getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => namesInView(page)).not.toEqual(first);
  const item = fresh(page)
    .locator('.product-item:not([inert])', { has: page.locator('form') })
    .last();
  const name = (await item.locator('.product-item-link').textContent()) ?? '';
  expect(first).not.toContain(name);
  await item.locator('form button').click();
  await expect.poll(() => page.locator('.message.success').first().textContent()).toContain(name);
  expect(problems).toEqual([]);
});

test('the keyboard reaches only visible slides, moves between slides, and pauses them', async () => {
  const { page } = await visit();
  await open(page);
  await stories(page).locator('[aria-hidden="false"] a').focus();
  const story = await storyInView(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => storyInView(page)).not.toBe(story);
  expect(await page.evaluate(() => document.activeElement?.closest('shop-slider [aria-hidden="false"]') !== null)).toBe(
    true,
  );
  const passed: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    passed.push(name.trim());
    if (name === 'Pause') break;
  }
  expect(passed).toEqual(['Next', 'Show 3 of 3', 'Show 2 of 3', 'Show 1 of 3', 'Previous', 'Pause']);
  await page.keyboard.press('Enter');
  expect(await stories(page).getByRole('button', { name: 'Play' }).isVisible()).toBe(true);
});

test('a phone swipes through products, and rotating it keeps the same ones in view', async () => {
  const { page } = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  await open(page, '/?___store=nl');
  const list = fresh(page).locator('.product-items');
  await list.scrollIntoViewIfNeeded();
  const before = await namesInView(page);
  expect(before).toHaveLength(2);
  const box = await list.boundingBox();
  if (box === null) throw new Error('no list');
  await moveFinger(
    page,
    [250, 240, 200, 150, 100].map((way) => ({ x: box.x + way, y: box.y + 60 })),
  );
  await expect.poll(() => namesInView(page)).not.toEqual(before);
  const [name = ''] = await namesInView(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 700, height: 320 });
  await expect.poll(() => fresh(page).getAttribute('data-slides-to-show')).toBe('3');
  expect(await namesInView(page)).toContain(name);
});

test('a vertical swipe on the slides scrolls the page and not the slides', async () => {
  const { page } = await visit({ ...phone, viewport: { width: 390, height: 640 } });
  await open(page);
  const list = fresh(page).locator('.product-items');
  await list.scrollIntoViewIfNeeded();
  const before = await namesInView(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  const box = await list.boundingBox();
  if (box === null) throw new Error('no list');
  const { x, y } = box;
  const ways = [...Array(17).keys()].map((step) => step * 10);
  await moveFinger(
    page,
    ways.map((way) => ({ x: x + 150 + way / 5, y: y + 180 - way })),
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 100);
  expect(await namesInView(page)).toEqual(before);
});

test('autoplay does not start with reduced motion; right-to-left pages are mirrored', async () => {
  const { page, problems } = await visit({ reducedMotion: 'reduce' });
  await open(page, '/?dir=rtl');
  await stories(page).getByRole('button', { name: 'Play' }).waitFor();
  const place = () => fresh(page).locator('.product-item:not([inert])').first().boundingBox();
  const list = await fresh(page).locator('.product-items').boundingBox();
  const first = await place();
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  await fresh(page).locator('a:visible').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => fresh(page).locator('.shop-carousel__dot[aria-current="true"]').getAttribute('aria-label'))
    .toBe('Show 2 of 2');
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('without JavaScript, carousels are scrollable lists and the picture wall is rows', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  const last = fresh(page)
    .locator('.product-item', { has: page.locator('form') })
    .last();
  await last.scrollIntoViewIfNeeded();
  await last.locator('form button').click();
  await page.locator('.message.success').first().waitFor();
  await page.goto('/look-book');
  const pictures = await page.locator('.look').all();
  const boxes = await Promise.all(pictures.map((picture) => picture.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(pictures.length);
});

test.each([
  ['on a phone', { ...phone, viewport: { width: 320, height: 640 } }, ''],
  ['on a wide screen', {}, ''],
  ['right to left', {}, '?dir=rtl'],
])('no pictures in the look book overlap %s', async (_, options, query) => {
  const { page, problems } = await visit(options);
  await open(page, `/look-book${query}`);
  const overlaps = () =>
    page.evaluate(() => {
      const boxes = Array.from(document.querySelectorAll('.look'), (look) => look.getBoundingClientRect());
      return boxes.filter((one, index) =>
        boxes.some(
          (other, number) =>
            number !== index &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
      ).length;
    });
  await expect.poll(overlaps).toBe(0);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(overlaps).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a visitor rearranges the pictures by pointer and by keyboard, and their links still work', async () => {
  const { page } = await visit();
  await open(page, '/look-book');
  const order = () =>
    page.locator('.look img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const before = await order();
  // Hovering waits until the picture stops moving.
  await page.locator('.look').nth(2).hover();
  const to = await page.locator('.look').nth(0).boundingBox();
  if (to === null) throw new Error('no picture');
  await page.mouse.down();
  // Drops it at the start of the wide first picture, which makes room.
  await page.mouse.move(to.x + 120, to.y + 60, { steps: 8 });
  await page.mouse.move(to.x + 100, to.y + 150, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await order())[0]).toBe(before[2]);
  expect(new URL(page.url()).pathname).toBe('/look-book');

  await page.locator('.look').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await order())[1]).toBe(before[2]);
  await expect.poll(() => page.locator('shop-masonry [role="status"]').textContent()).toContain('2 of 14');
  // A picture that still moves to its place could be gone before the button is released.
  await page
    .locator('shop-masonry')
    .evaluate((wall) => Promise.all(wall.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await page.locator('.look a').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('.html'));
});

test('the home page works when the shop is slow or fails', async () => {
  for (const trouble of ['slow=600', 'fail=500']) {
    const { page } = await visit();
    await open(page, `/?${trouble}`);
    const first = await namesInView(page);
    await fresh(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => namesInView(page)).not.toEqual(first);
  }
});
