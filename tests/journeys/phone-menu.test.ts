import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allDrawn, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const narrow = { ...phone, viewport: { width: 390, height: 800 } };
const bar = (page: Page) => page.locator('shop-top-menu');
const materials = (page: Page) => page.locator('.filter-options-item', { hasText: 'Material' });
const shownMaterials = (page: Page) => materials(page).locator('.item:visible').count();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allDrawn(page);
  await page.getByRole('button', { name: 'Only what the cart needs' }).click();
}

/** Scrolls and waits for a frame: listeners would see two steps within a frame as one. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    window.scrollTo({ top: place, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

test('by touch, the header hides, returns and opens the menu, and long filters expand', async () => {
  const { page, problems } = await visit(narrow);
  await open(page, '/everything.html');
  await scrollTo(page, 900);
  await expect.poll(() => bar(page).getAttribute('data-state')).toBe('hidden');
  await scrollTo(page, 700);
  await expect.poll(() => bar(page).getAttribute('data-state')).toBe('shown');

  // In the middle of the page, the header brings the menu along.
  await page.locator('.phone-menu summary').tap();
  const menu = page.locator('shop-mobile-menu');
  await menu.getByRole('button', { name: 'Kitchen' }).tap();
  await menu.getByRole('heading', { name: 'Kitchen' }).waitFor();
  await page.locator('.phone-menu summary').tap();

  await scrollTo(page, 0);
  await page.locator('.filter-open').tap();
  await page.locator('shop-filter-sidebar[data-open]').waitFor();
  expect(await bar(page).isVisible()).toBe(false);
  expect(await shownMaterials(page)).toBe(8);
  await materials(page).getByRole('button', { name: 'Show more' }).tap();
  await expect.poll(() => shownMaterials(page)).toBeGreaterThan(15);
  await materials(page).getByRole('link', { name: /Wool/ }).tap();
  await page.waitForURL('**/everything.html?material=Wool');
  // A reply must not collapse what the shopper expanded.
  await expect.poll(() => shownMaterials(page)).toBeGreaterThan(15);
  await page.getByRole('button', { name: /^Show \d+ products$/ }).tap();
  await expect.poll(() => bar(page).isVisible()).toBe(true);
  await expectNoOverflow(page);
  expect(problems).toEqual([]);
});

test('by keyboard, the menu, filters and footer open and close, and the focus stays visible', async () => {
  const { page, problems } = await visit({ viewport: { width: 390, height: 800 } });
  await open(page, '/kitchen.html');
  await page.locator('.phone-menu summary').press('Enter');
  await page.locator('shop-mobile-menu').getByRole('link', { name: 'Cookware' }).waitFor();
  await page.locator('.phone-menu summary').press('Enter');

  await page.locator('.filter-open').press('Enter');
  await page.locator('shop-filter-sidebar[data-open]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('filter-open');

  const service = page.getByRole('contentinfo').getByRole('button', { name: 'Service' });
  await service.press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).waitFor();
  expect(await service.evaluate((button) => getComputedStyle(button, '::after').float)).toBe('none');
  await page.keyboard.press('Shift+Tab');
  const focused = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    const header = document.querySelector('shop-top-menu')?.getBoundingClientRect();
    return (box?.top ?? 0) >= (header?.bottom ?? 0);
  });
  expect(focused).toBe(true);
  expect(problems).toEqual([]);
});

test('where the script does not come, the links of the footer do, after a moment', async () => {
  const { page, context } = await visit({ viewport: { width: 360, height: 740 } });
  await page.route('**/shop-elements*.js', (route) => route.abort());
  // Stops the moment, which on a busy machine could be over before the page has loaded.
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', includeHidden: true });
  expect(await link.isVisible()).toBe(false);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => link.isVisible()).toBe(true);
});

test('in a wide window, a submenu’s picture follows the pointer and the focus', async () => {
  const { page } = await visit();
  await page.goto('/');
  await allDrawn(page);
  const navigation = page.getByRole('navigation', { name: 'Goods' });
  await navigation.getByRole('link', { name: 'Kitchen' }).hover();
  const shown = () => navigation.locator('.submenu-picture img:visible').getAttribute('src');
  const first = await shown();
  await navigation.getByRole('link', { name: 'Coffee & tea' }).hover();
  await expect.poll(shown).not.toBe(first);
  await navigation.getByRole('link', { name: 'Table' }).focus();
  await expect.poll(shown).toContain('AF-TB');
});

test('a message at the top of a phone covers no label of the focused field', async () => {
  const { page, context } = await visit(narrow);
  await page.goto('/halden-desk-lamp.html');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  // Not the server's own message: a script that starts later would take the next message, too.
  await page.locator('[data-shop-root] .message.success').waitFor();
  const text = 'The requested qty is not available in every color. We have put what there is into your cart.';
  await context.addCookies([
    { name: 'mage-messages', value: encodeURIComponent(JSON.stringify([{ type: 'error', text }])), url: page.url() },
  ]);
  await open(page, '/checkout/');
  await page.locator('[data-shop-root] .message.error').waitFor();
  const covered = await page.evaluate(() => {
    const labels: string[] = [];
    for (const label of document.querySelectorAll<HTMLLabelElement>('main label[for]')) {
      const field = label.control;
      if (!field?.checkVisibility() || !label.checkVisibility()) continue;
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      field.focus();
      const { left, top, height } = label.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 4, top + height / 2);
      if (!label.contains(seen) && !field.contains(seen)) labels.push(label.textContent?.trim() ?? '');
    }
    return labels;
  });
  expect(covered).toEqual([]);
});
