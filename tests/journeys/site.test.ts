import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hold, readPicture } from './steps';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

/** Milliseconds to wait for a reply. */
const narrow = { ...phone, viewport: { width: 320, height: 640 } };

async function writeLetter(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact/${query}`);
  await page.getByLabel('Name').fill('Ann de Wit');
  await page.locator('#email').fill('ann@example.com');
  await page.getByLabel('What is it about?').fill('A lamp that hums.');
}

const letters = (page: Page) => page.locator('input[name="captcha[contact_us]"]:visible');
const messages = (page: Page) => page.locator('shop-messages .message:visible');

test('on a phone, the menu opens level by level, Back goes up one, and links work', async () => {
  const { page, problems } = await visit(narrow);
  await page.goto('/');
  await allDrawn(page);
  await page.locator('.phone-menu summary').click();
  const menu = page.locator('shop-mobile-menu');
  await menu.getByRole('button', { name: 'Kitchen' }).click();
  await expect.poll(() => menu.getByRole('heading', { name: 'Kitchen' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Kitchen');
  expect(await menu.getByRole('link', { name: 'All Kitchen' }).getAttribute('href')).toBe('/kitchen.html');
  await expectNoOverflow(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.goBack();
  await expect.poll(() => menu.getByRole('link', { name: 'Home page' }).isVisible()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goForward();
  await menu.getByRole('button', { name: 'Back to home' }).click();
  await menu.getByRole('button', { name: 'Kitchen' }).click();
  await menu.getByRole('link', { name: 'Cookware' }).click();
  await page.waitForURL('**/kitchen/cookware.html');
  await allDrawn(page);

  // The menu opens at the current category.
  await page.locator('.phone-menu summary').click();
  await menu.getByRole('heading', { name: 'Kitchen' }).waitFor();
  expect(problems).toEqual([]);
});

test('Back works normally after the menu was closed', async () => {
  const { page } = await visit(phone);
  await page.goto('/privacy');
  await page.goto('/terms');
  await allDrawn(page);
  await page.locator('.phone-menu summary').click();
  await page.locator('shop-mobile-menu').getByRole('button', { name: 'Trail' }).click();
  await page.locator('.phone-menu summary').click();
  await page.goBack();
  await page.waitForURL('**/privacy');
});

test('Escape closes a submenu opened by hover or focus until the shopper leaves it', async () => {
  const { page, problems } = await visit();
  await page.goto('/');
  await allDrawn(page);
  const kitchen = page.getByRole('navigation', { name: 'Goods' }).getByRole('link', { name: 'Kitchen' });
  const cookware = page.getByRole('link', { name: 'Cookware' });
  await kitchen.hover();
  await cookware.waitFor();
  await page.keyboard.press('Escape');
  await cookware.waitFor({ state: 'hidden' });
  await page.mouse.move(0, 0);
  await kitchen.hover();
  await cookware.waitFor();
  await page.mouse.move(0, 0);
  await cookware.waitFor({ state: 'hidden' });

  await kitchen.focus();
  await page.keyboard.press('Tab');
  expect(await cookware.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await cookware.waitFor({ state: 'hidden' });
  expect(await kitchen.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test('the Dutch menu has its Dutch texts', async () => {
  const { page } = await visit(phone);
  await page.goto('/kitchen.html?___store=nl');
  await allDrawn(page);
  await page.locator('.phone-menu summary').click();
  const menu = page.locator('shop-mobile-menu');
  await menu.getByRole('button', { name: 'terug naar home' }).waitFor();
  expect(await menu.getByRole('link', { name: 'alle Thuis' }).count()).toBe(0);
  expect(await menu.locator('[data-kind="all"]').textContent()).toMatch(/^alle /);
});

test('without JavaScript, the menu is links, breadcrumbs show, and the contact form works', async () => {
  const { page } = await visit({ ...narrow, javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('.phone-menu summary').click();
  await expectNoOverflow(page);
  await page.locator('.phone-menu').getByRole('link', { name: 'Cookware' }).click();
  await page.waitForURL('**/kitchen/cookware.html');
  expect(await page.locator('.breadcrumbs [itemprop="name"]').allTextContents()).toEqual([
    'Home page',
    'Kitchen',
    'Cookware',
  ]);

  await writeLetter(page);
  await letters(page).fill('wrong');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.getByRole('alert').first().textContent()).toContain('Incorrect CAPTCHA');
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('A lamp that hums.');
  await letters(page).fill(await readPicture(page));
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await messages(page).textContent()).toContain('Thank you for your letter.');
});

test('the contact form needs the captcha’s letters, also after reloading it', async () => {
  const { page, problems } = await visit();
  await writeLetter(page);
  await allDrawn(page);
  const old = await readPicture(page);
  await page.getByRole('button', { name: 'Reload captcha' }).click();
  await expect.poll(() => page.locator('shop-captcha [role="status"]').textContent()).toBe('New picture loaded.');
  expect(await axeViolations(page)).toEqual([]);
  await letters(page).fill(old);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.getByText('Incorrect CAPTCHA').isVisible()).toBe(true);
  expect(await page.locator('#name').inputValue()).toBe('Ann de Wit');
  await allDrawn(page);
  await letters(page).fill((await readPicture(page)).toLowerCase());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => messages(page).first().textContent()).toContain('Thank you for your letter.');
  // The rejected page had the status 400.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});

test.each(['?fail=500', '?fail=offline'])('with %s, the captcha stays and reloading can be retried', async (query) => {
  const { page } = await visit(narrow);
  await writeLetter(page, query);
  await allDrawn(page);
  const word = await readPicture(page);
  await letters(page).fill(word);
  await page.getByRole('button', { name: 'Reload captcha' }).click();
  const status = page.locator('shop-captcha [role="status"]');
  await expect.poll(() => status.textContent()).toBe('The picture could not be loaded. Please try again.');
  expect(await letters(page).inputValue()).toBe(word);
  await expectNoOverflow(page);
  // The page's URL makes its requests fail.
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.getByRole('button', { name: 'Reload captcha' }).click();
  await expect.poll(() => status.textContent()).toBe('New picture loaded.');
});

test('in a slow shop, the captcha sends one request and shows that it is waiting', async () => {
  const { page } = await visit();
  await writeLetter(page);
  const release = await hold(page, '**/captcha/refresh**');
  await allDrawn(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/captcha/refresh') && asked.push(request.url()));
  const reload = page.getByRole('button', { name: 'Reload captcha' });
  // Not `click()`, which would wait until the button is enabled.
  for (let time = 0; time < 3; time += 1) await reload.dispatchEvent('click');
  expect(await page.locator('.shop-captcha').getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => page.locator('.shop-captcha').getAttribute('aria-busy')).toBe('false');
  expect(asked).toHaveLength(1);
});

test('after too many failed logins, the form asks for the captcha and keeps the email address', async () => {
  const { page } = await visit();
  await page.goto('/customer/account/login/');
  for (let time = 0; time < 3; time += 1) {
    await page.locator('#email').fill('nora@example.com');
    await page.locator('#pass').fill('wrong');
    await page.locator('#send2').click();
    await expect.poll(() => messages(page).count()).toBeGreaterThan(0);
  }
  await allDrawn(page);
  expect(await page.locator('#email').inputValue()).toBe('nora@example.com');
  await page.locator('#pass').fill('Meadow-42');
  await page.locator('input[name="captcha[user_login]"]:visible').fill(await readPicture(page));
  await page.locator('#send2').click();
  await page.waitForURL((url) => url.pathname === '/customer/account/');
});

test('an administrator logged in as Nora sees the banner on every page, and ends the session', async () => {
  const { page, problems } = await visit();
  await page.goto('/admin/login-as-customer/');
  await page.getByRole('button', { name: 'Log in as Nora' }).click();
  await page.waitForURL((url) => url.pathname === '/customer/account/');
  const banner = page.locator('shop-login-as-customer [data-shop-root]');
  await expect.poll(() => banner.locator('p').innerHTML()).toContain("<strong>Nora O'Brien-Sæther</strong> on Alder");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/kitchen.html');
  await expect.poll(() => banner.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close Session' }).click();
  await page.waitForURL('**/logoutSuccess/**');
  expect(await page.locator('shop-login-as-customer').count()).toBe(0);
  expect(problems).toEqual([]);
});

test.each(['', '?fail=500'])(
  'an administrator can log in as a customer without JavaScript, and if the shop fails (%s)',
  async (query) => {
    const { page } = await visit({ javaScriptEnabled: query !== '' });
    await page.goto('/admin/login-as-customer/');
    await page.getByRole('button', { name: 'Log in as Nora' }).click();
    if (query === '') {
      await page.getByRole('link', { name: 'Go on to the account' }).click();
      await page.getByText('You are connected as Nora').waitFor();
      await page.getByRole('button', { name: 'Close Session' }).click();
    } else {
      // The page in between continues by itself.
      await page.waitForURL('**/customer/account/');
      await page.goto(`/loginascustomer/login/index/${query}`);
    }
    await page.waitForURL((url) => /\/customer\/account\/(logoutSuccess\/)?$/.test(url.pathname));
  },
);

test('with forced colors, the menu shows which entry is the current one', async () => {
  const { page } = await visit({ forcedColors: 'active' });
  await page.goto('/desk.html');
  const lines = await page
    .locator('.navigation .level0 > a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
  expect(new Set(lines.slice(1)).size).toBe(1);
  expect(lines[0]).not.toBe(lines[1]);
});

test('a browser without cookies gets a warning at the Add to Cart button', async () => {
  const { page } = await visit();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/piet-clamp-lamp.html');
  await allDrawn(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.waitForURL('**/enable-cookies');
});

test('the page’s other scripts receive the consent, and the focus returns to where it was', async () => {
  const { page } = await visit();
  await page.goto('/');
  await allDrawn(page);
  await page.evaluate(() =>
    document.addEventListener('user:allowed:save:cookie', () => Reflect.set(window, 'consent', document.cookie)),
  );
  const last = page.locator('.page-footer a').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('shop-cookie-notice').isVisible()).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, 'consent') as string)).toContain(
    'user_allowed_save_cookie=%7B%221%22%3A1%7D',
  );
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
});
