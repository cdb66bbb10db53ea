import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allDrawn, axeViolations, expectNoOverflow, phone, visit, withBrowser } from './visit';

withBrowser();

const stores = '/stores';
/** Matches retries too, which add a number. */
const mapFile = /\/static\/shop-elements\.map\.js/;

const marker = (page: Page, name: string) => page.locator('.leaflet-container').getByRole('button', { name });
const inList = (page: Page, name: string) => page.getByRole('button', { name: `Show on map ${name}` });
const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Records each event for a rejected tile key. */
async function hearRefusals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('googleMaps:authFailure', () => {
      document.documentElement.dataset['refusals'] = String(
        Number(document.documentElement.dataset['refusals'] ?? 0) + 1,
      );
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-refusals'));
}

test('a shopper selects a store in the list, sees it on the map, and returns to the list', async () => {
  const { page, problems } = await visit();
  await page.goto(stores);
  await marker(page, 'Alder & Finch, Ferry Lane').waitFor();
  // One store is far away: only the list shows it.
  expect(await page.locator('.leaflet-marker-icon').count()).toBe(5);
  expect(await page.getByRole('listitem').filter({ hasText: 'Alder & Finch Utrecht' }).isVisible()).toBe(true);

  await inList(page, 'Repair bench, Tillamook').focus();
  await page.keyboard.press('Enter');
  const opened = windowOf(page, 'Repair bench, Tillamook');
  await opened.waitFor();
  expect(await opened.textContent()).toContain('90 Creamery Road');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => inList(page, 'Repair bench, Tillamook').evaluate((link) => link === document.activeElement))
    .toBe(true);
  expect(new URL(page.url()).search).toBe('');

  // The map follows the keyboard to a marker outside its view.
  await marker(page, 'Repair bench, Seaside').focus();
  await page.keyboard.press('Enter');
  await windowOf(page, 'Repair bench, Seaside').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('a shopper finds a store by town, and the nearest stores by location', async () => {
  const { page, context, problems } = await visit();
  await page.goto(stores);
  await page.getByRole('searchbox', { name: /^Find a store/ }).fill('portland');
  await page.getByText('1 store found.').waitFor();
  await expect.poll(() => page.locator('.leaflet-marker-icon').count()).toBe(1);
  await page
    .getByRole('listitem')
    .getByText(/^(Open|Closed)/)
    .first()
    .click();
  await page.getByText('Wednesday', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.7, longitude: -121.5 });
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await page.getByText('Nearest stores first.').waitFor();
  const first = page.locator('shop-map').getByRole('listitem').first();
  expect(await first.textContent()).toMatch(/Hood River.*(mi|km)/s);
  await expectNoOverflow(page);
  expect(problems).toEqual([]);
});

test('without JavaScript, the list is complete and a picture shows each store’s location', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(stores);
  expect(await page.locator('shop-map li').count()).toBe(6);
  await page.getByRole('link', { name: 'Show on map Alder & Finch, Hood River' }).click();
  const picture = page.getByRole('img', { name: 'Map around Alder & Finch, Hood River' });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(720);
});

test('on a phone, one finger scrolls the page, nothing overflows, and the popup fits', async () => {
  const { page, problems } = await visit({ ...phone, viewport: { width: 320, height: 640 } });
  for (const query of ['', '?___store=nl', '?dir=rtl&___store=en']) {
    await page.goto(stores + query);
    await allDrawn(page);
    await page.locator('[data-show-store="1"]').click();
    const opened = page.getByRole('dialog');
    await opened.waitFor();
    await expectNoOverflow(page);
    const frame = await page.locator('.shop-map__box').boundingBox();
    const own = await opened.boundingBox();
    if (frame === null || own === null) throw new Error('no map, or no window');
    expect(own.x).toBeGreaterThanOrEqual(frame.x);
    expect(own.x + own.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  expect(await page.locator('.leaflet-container').evaluate((map) => getComputedStyle(map).touchAction)).toBe(
    'pan-x pan-y',
  );
  expect(problems).toEqual([]);
});

test('a slow map file is requested once, and then shows the store selected meanwhile', async () => {
  const { page } = await visit();
  let asked = 0;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(mapFile, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto(stores);
  await page.evaluate(() => {
    const first = document.querySelector('shop-map');
    const second = first?.cloneNode(true);
    if (second) first?.after(second);
  });
  await inList(page, 'Alder & Finch, Rope Works').first().click();
  await expect.poll(() => asked).toBe(1);
  answer();
  await windowOf(page, 'Alder & Finch, Rope Works').waitFor();
  await page.locator('.shop-map__box').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.leaflet-container').count()).toBe(2);
  expect(asked).toBe(1);
});

test('if the map file fails to load, the list stays, a message explains it, and a retry works', async () => {
  const { page, problems } = await visit();
  const refusals = await hearRefusals(page);
  let asked = 0;
  await page.route(mapFile, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(stores);
  await page.getByText('The map could not be loaded.').waitFor();
  expect(asked).toBe(3);
  expect(await refusals()).toBe(1);
  expect(problems.join('\n')).toMatch(/shop-elements\.map\.js.*basePath/s);
  expect(await page.getByRole('listitem').filter({ hasText: 'Repair bench, Seaside' }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(mapFile);
  await page.getByRole('button', { name: 'Try again' }).click();
  await marker(page, 'Alder & Finch, Ferry Lane').waitFor();
});

test('a merged script finds the map file through basePath', async () => {
  const { page, problems } = await visit();
  await page.route('**/static/shop-elements.umd.js', async (route) => {
    const response = await route.fetch();
    const code = `${await response.text()};ShopElements.configure({ basePath: '/files/elsewhere' });`;
    await route.fulfill({ response, body: code });
  });
  await page.route('**/files/elsewhere/**', (route) =>
    route.continue({ url: route.request().url().replace('/files/elsewhere/', '/static/') }),
  );
  await page.goto(stores);
  await marker(page, 'Alder & Finch, Ferry Lane').waitFor();
  expect(problems).toEqual([]);
});

test('if the tile service rejects the key, an event fires, the list stays, and its links open directions', async () => {
  const { page } = await visit();
  const refusals = await hearRefusals(page);
  await page.goto(`${stores}?tiles=refused`);
  await expect.poll(refusals).toBe(1);
  expect(await page.locator('.shop-map__box').count()).toBe(0);
  const route = page.getByRole('link', { name: 'Directions Alder & Finch, Hood River' });
  expect(await route.getAttribute('href')).toContain('45.708,-121.519');
  expect(await inList(page, 'Alder & Finch, Hood River').count()).toBe(0);
});

test('the map works under Trusted Types', async () => {
  const { page, problems } = await visit();
  await page.route('**/stores', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const strict = `${policy}; require-trusted-types-for 'script'; trusted-types shop-elements dompurify`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': strict } });
  });
  await page.goto(stores);
  await marker(page, 'Alder & Finch, Ferry Lane').click();
  await windowOf(page, 'Alder & Finch, Ferry Lane').waitFor();
  expect(problems).toEqual([]);
});

test('the loader also finds the map file', async () => {
  const { page, problems } = await visit();
  await page.route('**/stores', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<script src="/static/shop-elements.umd.js" defer>',
      '<script src="/static/shop-elements.loader.js" type="module">',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(stores);
  await marker(page, 'Alder & Finch, Ferry Lane').waitFor();
  expect(problems).toEqual([]);
});
