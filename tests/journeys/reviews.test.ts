import { expect, test } from 'vitest';
import { hold } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const course = '/sharpen-everything.html';

test('reviews can be filtered and paged, and Back returns to the previous list', async () => {
  const { page, problems } = await visit();
  await page.goto('/reviews/?from=mail#top');
  await allDrawn(page);
  const list = page.locator('shop-google-reviews [data-shop-root]');
  const status = list.getByRole('status');
  expect(await status.textContent()).toBe('Reviews: 60');

  await list.getByRole('button', { name: 'Filter Reviews' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Reviews' });
  await dialog.getByLabel('All Languages').uncheck();
  for (const language of ['Nederlands', 'Deutsch', 'Français']) await dialog.getByLabel(language).uncheck();
  await dialog.getByRole('button', { name: 'Apply filters' }).click();
  await expect.poll(() => status.textContent()).toBe('Reviews: 24');
  const filtered = page.url();
  expect(filtered).toMatch(/\/reviews\/filters\/[\w,~-]+\/\?from=mail#top$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filter Reviews');

  await list.locator('[data-page="2"]').click();
  await expect.poll(() => status.textContent()).toBe('Reviews: 24, page 2');
  expect(page.url()).toContain('/reviews/page/2/filters/');
  await expect.poll(() => list.locator('section').evaluate((section) => section === document.activeElement)).toBe(true);

  await page.goBack();
  await expect.poll(() => status.textContent()).toBe('Reviews: 24');
  expect(page.url()).toBe(filtered);
  await page.goBack();
  await expect.poll(() => status.textContent()).toBe('Reviews: 60');
  await page.goForward();
  await expect.poll(() => status.textContent()).toBe('Reviews: 24');
  await list.getByRole('button', { name: 'Filter Reviews' }).click();
  expect(await dialog.getByLabel('Deutsch').isChecked()).toBe(false);
  await page.keyboard.press('Escape');

  // The URL shows the same list to others.
  await page.reload();
  await allDrawn(page);
  expect(await status.textContent()).toBe('Reviews: 24');
  expect(problems).toEqual([]);
});

test('with a slow server, the list shows that it is loading, and the last requested page wins', async () => {
  const { page, problems } = await visit();
  await page.goto('/reviews/');
  await allDrawn(page);
  const release = await hold(page, '**/review/update/**');
  const list = page.locator('shop-google-reviews [data-shop-root]');
  await list.locator('[data-page="2"]').click();
  await list.locator('[data-page="3"]').click();
  await expect.poll(() => list.locator('section').getAttribute('aria-busy')).toBe('true');
  await list.getByText('Loading the reviews...').waitFor();
  release();
  await expect.poll(() => list.getByRole('status').textContent()).toBe('Reviews: 60, page 3');
  expect(problems).toEqual([]);
});

test('with a failing server, the list stays and can be requested again', async () => {
  const { page } = await visit();
  await page.goto('/reviews/?fail=500');
  await allDrawn(page);
  const list = page.locator('shop-google-reviews [data-shop-root]');
  await list.locator('[data-page="2"]').click();
  const alert = list.getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('Something went wrong during the data update');
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(12);
  expect(page.url()).toMatch(/\/reviews\/\?fail=500$/);
  await page.evaluate(() => history.replaceState(null, '', '/reviews/'));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => list.getByRole('status').textContent()).toBe('Reviews: 60, page 2');
  expect(await alert.textContent()).toBe('');
});

test('without JavaScript, reviews can be read, filtered and paged', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/reviews/');
  await page.getByText('Filter Reviews').click();
  await page.getByLabel('Nederlands').check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  expect(await page.locator('main').textContent()).toContain('Reviews: 16');
  await page.getByRole('link', { name: 'Page 2' }).click();
  expect(new URL(page.url()).pathname).toMatch(/^\/reviews\/page\/2\/filters\//);
  expect(await page.locator('.shop-google-reviews__review').count()).toBe(4);
});

const slider = '#layered-filter-block shop-price-slider';

test('the price slider works by keyboard and pointer, and Back restores it', async () => {
  const { page, problems } = await visit();
  await page.goto('/everything.html?color=21');
  await allDrawn(page);
  const [lowest, highest] = await page.locator(slider).getByRole('slider').all();
  const before = await highest?.getAttribute('aria-valuenow');
  await lowest?.focus();
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/price=\d+-\d+/);
  await allDrawn(page);
  // The layered navigation loads the list, without leaving the page or losing the focus.
  await expect.poll(() => page.locator('.filter-current').textContent()).toContain('Price');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
  const [, from, to] = /color=21|price=(\d+)-(\d+)/.exec(page.url().replace('color=21&', '')) ?? [];
  expect(to).toBe(before);
  expect(await page.locator(slider).getByRole('slider').first().getAttribute('aria-valuenow')).toBe(from);
  expect(page.url()).toContain('color=21');

  // Above the cookie bar.
  await page.locator(slider).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const track = await page.locator(`${slider} .shop-price-slider`).boundingBox();
  if (track === null) throw new Error('no track');
  const middle = track.y + track.height / 2;
  await page.mouse.move(track.x + track.width, middle);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * 0.8, middle, { steps: 5 });
  await page.mouse.move(track.x + track.width * 0.6, middle, { steps: 5 });
  const chosen = page.url();
  await page.mouse.up();
  await page.waitForURL((url) => url.href !== chosen);
  await allDrawn(page);
  expect(new URL(page.url()).searchParams.get('price')?.split('-')[0]).toBe(from);
  expect(await page.locator('.filter-current').textContent()).toContain('Price');

  await page.goBack();
  await allDrawn(page);
  await expect.poll(() => page.locator(slider).getByRole('slider').last().getAttribute('aria-valuenow')).toBe(before);
  expect(problems).toEqual([]);
});

test('right to left and by touch, the lowest price is on the right', async () => {
  const { page } = await visit({ ...phone, isMobile: false, viewport: { width: 900, height: 900 } });
  await page.goto('/everything.html?dir=rtl');
  await allDrawn(page);
  const track = page.locator(`${slider} .shop-price-slider`);
  if (!(await track.isVisible())) await page.locator('.filter-open, [href="#layered-filter-block"]').first().click();
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (box === null) throw new Error('no track');
  const highest = await page.locator(slider).getByRole('slider').last().getAttribute('aria-valuenow');
  await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.waitForURL(/price=/);
  const [from, to] = new URL(page.url()).searchParams.get('price')?.split('-') ?? [];
  expect(to).toBe(highest);
  expect(Number(from)).toBeGreaterThan(0);
});

test('without JavaScript, the price is typed', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/everything.html?color=21');
  await page.getByLabel('From', { exact: true }).fill('30');
  await page.getByLabel('To', { exact: true }).fill('60');
  await page.locator('.price-form button').click();
  expect(new URL(page.url()).searchParams.get('color')).toBe('21');
  expect(await page.locator('.filter-current').textContent()).toContain('$30.00 - $60.00');
});

test('viewed products show on the next product page, in its language', async () => {
  const { page, problems } = await visit();
  await page.goto(course);
  await allDrawn(page);
  const viewed = page.locator('shop-recently-viewed');
  expect(await viewed.isVisible()).toBe(false);
  const next = await page.locator('.products-related .product-item-link').first().getAttribute('href');
  await page.goto(next ?? '/');
  await allDrawn(page);
  await expect.poll(() => viewed.getByRole('link', { name: 'Sharpen Everything' }).count()).toBeGreaterThan(0);
  expect(await viewed.getByRole('listitem').count()).toBe(1);
  expect(await viewed.locator('[data-star]').count()).toBe(5);
  const form = viewed.locator('[data-post].tocompare');
  await form.scrollIntoViewIfNeeded();
  await form.click();
  await expect.poll(() => page.locator('.message.success').first().textContent()).toContain('compar');

  await page.goto(`${course}?___store=nl`);
  await allDrawn(page);
  expect(await viewed.isVisible()).toBe(false);
  await page.goto(`${next}?___store=en`);
  await allDrawn(page);
  expect(await viewed.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('broken or hostile storage does no harm', async () => {
  const { page, problems } = await visit();
  const ran: string[] = [];
  await page.exposeFunction('boom', (from: string) => ran.push(from));
  await page.goto(course);
  for (const text of [
    '{broken',
    '[null]',
    JSON.stringify({
      sku: ['X'],
      html: ["<li><img src=x onerror=\"boom('handler')\">X<script>boom('script')</script></li>"],
    }),
  ]) {
    await page.evaluate((value) => localStorage.setItem('recently-viewed-products', value), text);
    await page.reload();
    await allDrawn(page);
    expect(await page.locator('shop-recently-viewed').getAttribute('data-state')).toBe('ready');
  }
  await expect.poll(() => page.locator('shop-recently-viewed li').textContent()).toBe('X');
  expect(await page.locator('[onerror], shop-recently-viewed li script').count()).toBe(0);
  expect(ran).toEqual([]);
  // Chromium reports inline handlers that are only parsed. It does not mean that they ran.
  const harmless = /404|inline event handler/;
  expect(problems.filter((problem) => !harmless.test(problem))).toEqual([]);
});

test.each([
  ['wide', {}, ''],
  ['at 320 px', { ...phone, viewport: { width: 320, height: 640 } }, ''],
  ['on a phone, right to left, in Dutch', phone, '?dir=rtl&___store=nl'],
])('the pages are accessible and fit the screen %s', async (_, options, query) => {
  const { page } = await visit(options);
  await page.goto(course);
  await allDrawn(page);
  for (const path of ['/reviews/', '/reviews/page/3/', '/desk.html', '/everything.html']) {
    await page.goto(path + query);
    await allDrawn(page);
    await expectNoOverflow(page);
    expect(await axeViolations(page), path).toEqual([]);
  }
});
