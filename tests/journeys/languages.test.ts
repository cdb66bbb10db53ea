import { expect, test } from 'vitest';
import { bringToPayment } from './steps';
import { allDrawn, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

/** What the shop says in English only, if anywhere: the shipping line, the agreements, the ways to pay. */
const english = [
  'Shipping & Handling',
  'Parcel post',
  'working days',
  'I agree to',
  'How we handle your data',
  'Recycling fee',
  'Order Total',
  'Check / Money order',
];

test.each(['nl', 'de', 'fr'])('the checkout is whole in %s: agreements, shipping lines, totals', async (key) => {
  const { page, context } = await visit();
  await bringToPayment({ page, context }, { query: `?___store=${key}` });
  await allDrawn(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(key);
  const words = (await page.locator('main').textContent()) ?? '';
  expect(english.filter((text) => words.includes(text))).toEqual([]);
});

test('the account marks the page that the shopper is on, in any language', async () => {
  const { page } = await visit();
  await page.goto('/customer/account/login/');
  await page.locator('#email').fill('nora@example.com');
  await page.locator('#pass').fill('Meadow-42');
  await page.locator('#send2').click();
  await page.waitForURL((url) => url.pathname === '/customer/account/');
  const marked = () => page.locator('.account-nav [aria-current="page"]').allTextContents();
  expect(await marked()).toEqual(['My Account']);
  await page.goto('/sales/order/history?___store=de');
  expect(await marked()).toEqual(['Meine Bestellungen']);
});

test.each([
  ['a wide window', {}],
  ['a phone', { ...phone, viewport: { width: 390, height: 800 } }],
])('at twice the text size the header fits on %s', async (_, options) => {
  const { page } = await visit(options);
  await page.goto('/?___store=de');
  await allDrawn(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page);
  const covered = await page.evaluate(() => {
    window.scrollTo(0, 0);
    const controls = Array.from(document.querySelectorAll('.page-header :is(a, button, summary)'));
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return top < window.innerHeight - 100 && hit !== null && !control.contains(hit) && !hit.contains(control);
      })
      .map((control) => control.textContent?.trim());
  });
  expect(covered).toEqual([]);
});
