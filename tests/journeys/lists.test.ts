import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hold } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const names = (page: Page) => page.locator('.product-items .product-item-link').allTextContents();
const said = (page: Page) => page.locator('shop-layered-nav > [data-shop-root] [role="status"]').textContent();
const filter = (page: Page, name: string | RegExp) => page.locator('.filter-options').getByRole('link', { name });
const marked = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') as unknown);

/** Marks the page: a reload would remove the mark. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await allDrawn(page);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
}

async function scrollThrough(page: Page, items: number): Promise<void> {
  const end = page.locator('.shop-infinite-scroll');
  await expect
    .poll(async () => {
      await end.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      const more = page.getByRole('button', { name: 'Load more' });
      if (await more.isVisible()) await more.click();
      return page.locator('.product-items .product-item').count();
    })
    .toBeGreaterThanOrEqual(items);
}

describe.each([
  ['a stock shop', '/everything.html'],
  ['the Ajax add-on', '/gifts.html'],
  ['the add-on’s older form', '/small-things.html'],
])('on the pages of %s', (_, path) => {
  test('a shopper filters, sorts, pages, goes back and forward, and shares the URL', async () => {
    const { page, problems, context } = await visit();
    await open(page, path);
    const first = await names(page);
    await filter(page, /Kitchen/).click();
    await expect.poll(() => said(page)).toMatch(/^\d+ products$/);
    const kitchen = await names(page);
    expect(kitchen).not.toEqual(first);
    expect(page.url()).toMatch(/\?cat=\d+$/);

    await page.getByLabel('Sort By').selectOption('price');
    await expect.poll(() => page.url()).toContain('product_list_order=price');
    await expect.poll(() => names(page)).not.toEqual(kitchen);
    const sorted = await names(page);

    await page.goBack();
    await expect.poll(() => names(page)).toEqual(kitchen);
    await page.goBack();
    await expect.poll(async () => (await names(page)).slice(0, 12)).toEqual(first);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(sorted);
    expect(await page.getByLabel('Sort By').inputValue()).toBe('price');
    expect(await marked(page)).toBe(true);

    const friend = await context.newPage();
    await friend.goto(page.url());
    expect(await names(friend)).toEqual(sorted.slice(0, 12));

    await page.getByRole('link', { name: 'Clear All' }).click();
    // The filtered list has a second page, too, and a script's click on a link that was just replaced opens its page.
    await expect.poll(() => page.locator('.filter-current').count()).toBe(0);
    // Without scrolling: near its end the list would load that page itself.
    await page.getByRole('link', { name: 'Page 2' }).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator('.pages [aria-current="page"]').textContent()).toContain('2');
    expect(page.url()).toContain('p=2');
    expect(await marked(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a shopper scrolls through pages, opens a product, and returns to the same place', async () => {
    const { page, problems } = await visit();
    await open(page, path);
    const all = path === '/everything.html' ? 60 : 36;
    await scrollThrough(page, all);
    const before = await names(page);
    expect(new Set(before).size).toBe(before.length);
    const item = page.locator('.product-items .product-item').nth(all - 6);
    const link = item.locator('.product-item-link');
    const name = (await link.textContent()) ?? '';
    // Scrolls to it as a click would, and waits until the newly rendered cards have their final height.
    await link.hover();
    const place = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const top = await place();
    await link.click();
    await page.waitForURL((url) => !url.pathname.includes(path));
    await page.goBack();
    // The last page may still have been loading.
    await expect.poll(async () => (await names(page)).slice(0, before.length)).toEqual(before);
    expect(await link.textContent()).toBe(name);
    await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(40);
    expect(problems).toEqual([]);
  });
});

test('the keyboard focus stays on its filter while the list changes', async () => {
  const { page } = await visit();
  await open(page, '/everything.html');
  await filter(page, /Kitchen/).focus();
  for (const expected of [/cat=\d+$/, /html$/]) {
    await page.keyboard.press('Enter');
    await page.waitForURL(expected);
    await expect.poll(() => said(page)).toMatch(/^\d+ products$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Kitchen');
  }
});

test('setting a price by keyboard filters the list and keeps the focus on the thumb', async () => {
  const { page, problems } = await visit();
  await open(page, '/everything.html');
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => page.url()).toContain('price=');
  await expect.poll(() => said(page)).toMatch(/products$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider');
  await page.goBack();
  await expect.poll(() => page.locator('.filter-current').count()).toBe(0);
  expect(await marked(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('a closed filter group stays closed, infinite scroll restarts after a filter, and Add to Cart still works', async () => {
  const { page } = await visit();
  await open(page, '/everything.html');
  await page.getByRole('button', { name: 'Material' }).click();
  await scrollThrough(page, 36);
  await filter(page, /Desk/).click();
  await expect.poll(() => said(page)).toBe('15 products');
  expect(await page.getByRole('button', { name: 'Material' }).getAttribute('aria-expanded')).toBe('false');
  expect(await page.evaluate(() => scrollY)).toBeLessThan(400);
  await scrollThrough(page, 15);
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  await page.locator('.product-item:last-child form[data-role="tocart-form"] button').click();
  await expect.poll(() => page.locator('[data-shop-root] .message.success').count()).toBe(1);
});

test('in a slow shop, the list shows that it is loading, and the last choice wins', async () => {
  const { page } = await visit();
  await open(page, '/everything.html');
  const release = await hold(page, /everything\.html\?cat=/);
  await filter(page, /Kitchen/).click();
  await expect.poll(() => page.locator('.product-items').getAttribute('aria-busy')).toBe('true');
  await filter(page, /Desk/).click();
  release();
  await expect.poll(() => said(page)).toBe('15 products');
  expect((await names(page)).length).toBeGreaterThanOrEqual(12);
  expect(await page.locator('.filter-current').textContent()).toContain('Desk');
  expect(await page.locator('.filter-current').textContent()).not.toContain('Kitchen');
});

test('if the shop fails, a filter loads the page itself, and loading the next page can be retried', async () => {
  const { page, context } = await visit();
  await open(page, '/everything.html?fail=500');
  const before = await names(page);
  await page.locator('.shop-infinite-scroll').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await names(page)).toEqual(before);
  await page.route('**/everything.html?p=2*', async (route) => {
    await route.fulfill({ response: await context.request.get('/everything.html?p=2') });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(12);
  await filter(page, /Desk/).click();
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('.filter-current').textContent()).toContain('Desk');
  expect(await marked(page)).toBeUndefined();
});

test('without JavaScript, links, checkboxes, forms and paging still work', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const path of ['/everything.html', '/gifts.html']) {
    await page.goto(path);
    await filter(page, /Kitchen/).click();
    await page.getByLabel('Sort By').selectOption('price');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    expect(page.url()).toMatch(/cat=\d+.*product_list_order=price/);
    expect(await page.locator('shop-infinite-scroll button:visible', { hasText: 'Load more' }).count()).toBe(0);
  }
});

test('on a phone, the sidebar stays open while several filters are chosen, in Dutch and right to left', async () => {
  const { page, problems } = await visit(phone);
  await page.goto('/small-things.html?___store=nl&dir=rtl');
  await allDrawn(page);
  const opened = () => page.locator('.filter-open').getAttribute('aria-expanded');
  await page.locator('.filter-open').click();
  for (const name of [/Keuken/, /Staal/]) {
    const before = page.url();
    await filter(page, name).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect.poll(() => said(page)).toMatch(/^\d+ product(en)?$/);
    expect(await page.locator('.block.filter').isVisible()).toBe(true);
    expect(await opened()).toBe('true');
  }
  await page.setViewportSize({ width: 390, height: 700 });
  const done = page.getByRole('button', { name: /^Toon \d+ product(en)?$/ });
  await done.click();
  await expect.poll(() => page.locator('.block.filter').isVisible()).toBe(false);
  expect(await opened()).toBe('false');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('filter-open');
  await expectNoOverflow(page);
  expect(problems).toEqual([]);
});

test('of 2,000 products, the browser renders only the near ones', async () => {
  const { page } = await visit();
  await page.route('**/everything.html*', async (route) => {
    const reply = await route.fetch();
    const number = Number(new URL(route.request().url()).searchParams.get('p') ?? 1);
    if (number === 1) return route.fulfill({ response: reply });
    const [card = ''] = /<li class="item product[\s\S]*?<\/li>/.exec(await reply.text()) ?? [];
    const many = Array.from({ length: 2000 }, (_, index) =>
      card.replaceAll(/href="\/[^"]*"/g, `href="/thing-${index}.html"`),
    );
    return route.fulfill({ contentType: 'text/html', body: `<ol class="product-items">${many.join('')}</ol>` });
  });
  await open(page, '/everything.html');
  await page.locator('.shop-infinite-scroll').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.product-items .product-item').count()).toBe(2012);
  const drawnFar = await page
    .locator('.product-items .product-item')
    .last()
    .evaluate(
      (item) => item.checkVisibility({ contentVisibilityAuto: true }) && getComputedStyle(item).contentVisibility,
    );
  expect(drawnFar).toBe('auto');
});

test('a filter that is pressed while the list of another one arrives is still chosen', async () => {
  const { page, problems } = await visit();
  await open(page, '/everything.html');
  const [first, second] = await filter(page, /^(Kitchen|Desk)/).all();
  if (!first || !second) throw new Error('the page lacks two filters');
  const wanted = new URL((await second.getAttribute('href')) ?? '', page.url()).href;
  const release = await hold(page, /everything\.html\?cat=/);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
  await first.click();
  await expect.poll(() => asked).toHaveLength(1);
  await second.hover();
  await page.mouse.down();
  await expect.poll(() => second.evaluate((node) => node.matches(':active'))).toBe(true);
  const replied = page.waitForResponse(/everything\.html\?cat=/);
  release();
  await (await replied).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect.poll(() => page.url()).toBe(wanted);
  expect(problems).toEqual([]);
});

test('a link below an infinite list is followed, although the next page arrives while it is pressed', async () => {
  const { page, problems } = await visit();
  const release = await hold(page, /everything\.html\?p=2/);
  const replied = page.waitForResponse(/everything\.html\?p=2/);
  await open(page, '/everything.html');
  const link = page.locator('footer a').first();
  const wanted = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const asked = page.waitForRequest(/everything\.html\?p=2/);
  await link.scrollIntoViewIfNeeded();
  await asked;
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => link.evaluate((node) => node.matches(':active'))).toBe(true);
  release();
  await (await replied).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await page.waitForURL(wanted);
  expect(problems).toEqual([]);
});
