import { expect, test } from 'vitest';
import { addTwoLessons, course, giveAddress } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const pages = [
  '/',
  '/desk.html',
  '/desk.html?product_list_mode=list',
  '/catalogsearch/result/?q=lamp',
  course,
  '/piet-clamp-lamp.html',
  '/checkout/cart/',
  '/checkout/?step=address',
  '/checkout/',
  '/checkout/onepage/',
  '/customer/account/login/',
  '/catalog/product_compare/',
  '/help',
  '/look-book',
  '/page-builder',
  '/privacy',
  '/stores',
  '/admin/email-template/',
  '/nothing-here.html',
];

/** A shopper at the payment step, so that no page is empty. */
async function atPayment(options = {}) {
  const shopper = await visit(options);
  await addTwoLessons(shopper.page);
  await giveAddress(shopper.page);
  return shopper;
}

test('axe finds no problems on any page, and no page has errors', async () => {
  const { page, problems } = await atPayment();
  for (const path of pages) {
    await page.goto(path);
    await allDrawn(page);
    expect(await axeViolations(page), path).toEqual([]);
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('doctor() finds no mistakes and no unknown attributes on any page', async () => {
  const { page } = await atPayment();
  for (const path of pages) {
    await page.goto(path);
    await allDrawn(page);
    const rows = await page.evaluate(() => window.ShopElements?.doctor() ?? []);
    const said = rows.flatMap(({ tag, problem, unknown, findings }) => [
      ...(problem === undefined ? [] : [problem]),
      ...unknown.map(({ attribute }) => `${tag}: ${attribute}`),
      ...findings.map(({ kind, message }) => `${kind}: ${message}`),
    ]);
    expect(said, path).toEqual([]);
  }
});

test.each([
  ['at 320 px', { ...phone, viewport: { width: 320, height: 640 } }, ''],
  ['on a phone, in Dutch', phone, '___store=nl'],
  ['on a phone, right to left', phone, 'dir=rtl'],
])('no page scrolls sideways %s', async (_, options, query) => {
  const { page } = await atPayment(options);
  for (const path of pages) {
    await page.goto(path + (path.includes('?') ? '&' : '?') + query);
    await allDrawn(page);
    await expectNoOverflow(page);
  }
});

test.each([360, 1280])('with doubled text size, every page fits a window %s px wide', async (width) => {
  // With reduced motion, so that no slide is measured on its way.
  const { page } = await atPayment({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  for (const path of pages) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}___store=de`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await allDrawn(page);
    await expectNoOverflow(page);
    const cut = await page.locator('a, button, label, legend, h1, h2, h3, td, th').evaluateAll((nodes) =>
      nodes
        .filter(({ clientWidth }) => clientWidth > 1)
        .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== 'visible')
        .map((node) => node.textContent?.trim()),
    );
    expect(cut, path).toEqual([]);
    const clipped = await page
      .locator('main :is(a, button, h1, h2, h3, p):not([aria-hidden="true"] *, .visually-hidden *)')
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => {
            let around = node.parentElement;
            while (around !== null && !/hidden|clip/.test(getComputedStyle(around).overflowX))
              around = around.parentElement;
            const { left, right, width } = node.getBoundingClientRect();
            const box = around?.getBoundingClientRect();
            return width > 1 && box !== undefined && box.width > 1 && (left < box.left - 1 || right > box.right + 1);
          })
          .map((node) => node.textContent?.trim()),
      );
    expect(clipped, path).toEqual([]);
    const covered = await page.locator('.page-header :is(a, button, summary)').evaluateAll((controls) => {
      window.scrollTo(0, 0);
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return top < window.innerHeight - 100 && hit !== null && !control.contains(hit) && !hit.contains(control);
        })
        .map((control) => control.textContent?.trim());
    });
    expect(covered, path).toEqual([]);
  }
});

test('no field has text smaller than 16 px, because an iPhone would zoom into it', async () => {
  const { page } = await atPayment(phone);
  for (const path of pages) {
    await page.goto(path);
    await allDrawn(page);
    const small = await page
      .locator('select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"])')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.getAttribute('name') ?? field.id),
      );
    expect(small, path).toEqual([]);
  }
});

test('no layout shifts when the elements render', async () => {
  const { page } = await atPayment();
  // The script comes when the whole page has been painted: while HTML arrives in pieces, its lines of links move by themselves.
  await page.route('**/shop-elements.umd.js', async (route) => {
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      performance.mark('painted');
    });
    await route.continue();
  });
  for (const path of ['/', '/desk.html', course, '/checkout/cart/', '/stores']) {
    await page.goto(path, { waitUntil: 'load' });
    await allDrawn(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const painted = performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN;
          let total = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (!(entry.startTime < painted)) total += Reflect.get(entry, 'value') as number;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
        }),
    );
    expect(shift, path).toBe(0);
  }
});

test('the elements are in Dutch in the Dutch shop, once its texts have loaded', async () => {
  const { page } = await atPayment();
  await page.goto('/checkout/?___store=nl');
  await allDrawn(page);
  const section = page.locator('.payment-method:has(#purchaseorder)');
  await section.getByRole('radio').check();
  await expect.poll(() => section.textContent()).toContain('Inkoopordernummer');
});

test('the cookie bar disappears once answered, and does not return', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Allow Cookies' }).click();
  await expect.poll(() => page.locator('shop-cookie-notice').isVisible()).toBe(false);
  await page.goto('/desk.html');
  await allDrawn(page);
  expect(await page.locator('shop-cookie-notice').isVisible()).toBe(false);
});

test('on a phone, the cookie bar never covers the focused control', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  await page.goto('/desk.html');
  await allDrawn(page);
  const covered: unknown[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    covered.push(
      await page.evaluate(() => {
        const bar = document.querySelector('shop-cookie-notice');
        const focused = document.activeElement;
        if (bar === null || focused === null || bar.contains(focused)) return null;
        const { top, height } = focused.getBoundingClientRect();
        return height > 0 && top >= bar.getBoundingClientRect().top ? focused.outerHTML : null;
      }),
    );
  }
  expect(covered.filter((html) => html !== null)).toEqual([]);
});

test('a message shows once, on its own page', async () => {
  const { page } = await visit();
  await page.goto('/desk.html');
  await page.locator('form[data-role="tocart-form"] button').first().click();
  await expect.poll(() => page.locator('[data-shop-root] .message.success').count()).toBe(1);
  await page.goto('/');
  await allDrawn(page);
  expect(await page.locator('shop-messages .message').count()).toBe(0);
});

test('comparing a product posts the visitor’s own form key', async () => {
  const { page, problems } = await visit();
  await page.goto('/desk.html');
  await allDrawn(page);
  await page.locator('[data-post].tocompare').first().click();
  await expect.poll(() => page.locator('shop-messages [data-shop-root] .success').textContent()).toContain('compar');
  await page.goto('/catalog/product_compare/');
  expect(await page.locator('main').textContent()).not.toContain('no items');
  expect(problems).toEqual([]);
});

test.each([
  [
    'storage is disabled',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  ['cookies are disabled', () => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })],
])('pages work if %s', async (_, script) => {
  const { page, problems } = await visit();
  await page.addInitScript(script);
  for (const path of ['/', course, '/checkout/cart/']) {
    await page.goto(path);
    await allDrawn(page);
    expect(await page.locator('[data-state="error"]').count(), path).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('a page can load the script twice', async () => {
  const { page, problems } = await visit();
  await page.goto('/desk.html');
  await allDrawn(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const again = document.createElement('script');
        again.src = '/static/shop-elements.umd.js';
        again.onload = resolve;
        document.head.append(again);
      }),
  );
  await allDrawn(page);
  expect(problems).toEqual([]);
  expect(await page.locator('shop-rating-stars [data-shop-root]').count()).toBe(
    await page.locator('shop-rating-stars').count(),
  );
});

test('a page opened from disk works with one script tag', async () => {
  const { page, problems } = await visit();
  await page.goto(new URL('../../examples/static/index.html', import.meta.url).href);
  await allDrawn(page);
  expect(await page.getByLabel('Credit Card Number').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'I agree to the terms' }).click();
  expect(await page.getByRole('dialog').textContent()).toContain('Be kind.');
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});
