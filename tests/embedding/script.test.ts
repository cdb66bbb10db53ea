import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit, withBrowser } from '../journeys/visit';

withBrowser();

const stars = '<shop-rating-stars data-score="4"></shop-rating-stars>';
const tabs = '<shop-tabs><ul><li><a href="#one">One</a></li></ul><div><div id="one">First</div></div></shop-tabs>';
const collapse = '<shop-collapse><button type="button">Care</button><div>Wash by hand.</div></shop-collapse>';

/** Opens a page of the shop with this head and body, and records which of our files it loads. */
async function open(page: Page, head: string, body: string): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/static\/(.*\.js)/.exec(request.url())?.[1];
    if (file !== undefined) files.push(file.replace(/-[\w-]{7}\.js/, ''));
  });
  await page.route('**/script.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A page</title><link rel="stylesheet" href="/static/shop-elements.css">${head}${body}`,
    }),
  );
  await page.goto('/script.html');
  return files;
}

const tag = (name: string) => `<script src="/static/${name}" defer></script>`;
const ready = (page: Page, name: string) => page.locator(`${name}[data-state="ready"]`).first().waitFor();

test('the script fetches code that it does not contain when the page uses it', async () => {
  const { page, problems } = await visit();
  const files = await open(page, tag('shop-elements.umd.js'), stars + tabs);
  await ready(page, 'shop-rating-stars');
  await ready(page, 'shop-tabs');
  expect(files).toEqual(['shop-elements.umd.js', 'parts/content', 'parts/video']);
  expect(problems).toEqual([]);
});

test.each([
  ['defer', tag('shop-elements.umd.js')],
  ['async', tag('shop-elements.umd.js').replace('defer', 'async')],
  ['type="module"', '<script type="module" src="/static/shop-elements.loader.js"></script>'],
])('%s: the elements get settings that the page’s own script sets later', async (how, script) => {
  const { page, problems } = await visit();
  const agreement = { agreementId: '1', mode: '1', checkboxText: 'I agree to the terms', content: 'Terms' };
  const config = { checkoutAgreements: { isEnabled: true, agreements: [agreement] } };
  // The page's script arrives when the elements have rendered.
  await page.route('**/own.js', async (route) => {
    await page.locator('shop-agreements[data-state="ready"]').waitFor({ state: 'attached' });
    await route.fulfill({ contentType: 'text/javascript', body: `window.checkoutConfig = ${JSON.stringify(config)}` });
  });
  const own = `<script src="/own.js" ${how === 'async' ? 'async' : 'defer'}></script>`;
  await open(page, `${script}${own}`, '<shop-agreements></shop-agreements>');
  await page.getByRole('checkbox', { name: 'I agree to the terms' }).waitFor();
  expect(problems).toEqual([]);
});

test('a picture in the page cannot choose where the script fetches its code', async () => {
  const { page } = await visit();
  const picture = '<img name="currentScript" src="/elsewhere/shop-elements.umd.js" alt="">';
  const files = await open(page, '', `${picture}${tabs}<script src="/static/shop-elements.umd.js"></script>`);
  await ready(page, 'shop-tabs');
  expect(files).toEqual(['shop-elements.umd.js', 'parts/content', 'parts/video']);
});

test('the script also registers tags added later', async () => {
  const { page, problems } = await visit();
  const files = await open(page, tag('shop-elements.umd.js'), stars);
  await page.evaluate(() => customElements.whenDefined('shop-cc-form').then(() => undefined));
  const form = '<shop-cc-form data-method="acmepay"></shop-cc-form>';
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), form);
  await ready(page, 'shop-cc-form');
  expect(files).toEqual(['shop-elements.umd.js']);
  expect(problems).toEqual([]);
});

test('a rare element loads when it is near the view, or at once if it takes up no space', async () => {
  const { page } = await visit();
  const far = '<div style="height: 5000px"></div>';
  const map = '<shop-map data-locations="[]"><ul><li>A shop</li></ul></shop-map>';
  const sidebar =
    '<a class="open" href="#filters">Filters</a><shop-filter-sidebar data-trigger=".open" style="display: block"><div id="filters" hidden></div></shop-filter-sidebar>';
  const files = await open(page, tag('shop-elements.umd.js'), far + map + sidebar);
  // It has rendered, but is invisible.
  await page.locator('shop-filter-sidebar[data-state="ready"]').waitFor({ state: 'attached' });
  expect(files).toEqual(['shop-elements.umd.js', 'parts/filter-sidebar']);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => files).toContain('parts/map');
});

test('an address below the view is checked at once: a script above may fill it in', async () => {
  const { page, problems } = await visit();
  const address =
    '<shop-address-check data-carriers=\'["ups"]\'><label>Zip<input name="postcode"></label></shop-address-check>';
  await open(page, tag('shop-elements.umd.js'), `<div style="height: 5000px"></div>${address}`);
  await ready(page, 'shop-address-check');
  expect(problems).toEqual([]);
});

test('the all-in-one script fetches nothing', async () => {
  const { page, problems } = await visit();
  const files = await open(page, tag('shop-elements.all.umd.js'), stars + tabs + collapse);
  for (const name of ['shop-rating-stars', 'shop-tabs', 'shop-collapse']) await ready(page, name);
  expect(files).toEqual(['shop-elements.all.umd.js']);
  expect(problems).toEqual([]);
});

test.each([
  ['an element with the id ShopElements', '<div id="ShopElements"></div>'],
  ['an element with the id shopElementsScript', '<p id="shopElementsScript"></p>'],
  ["an object of the page's own", '<script>window.ShopElements = { cart: 42 }</script>'],
])('%s does not hide the page API', async (_, html) => {
  const { page, problems } = await visit();
  await open(page, tag('shop-elements.umd.js'), html + stars);
  await ready(page, 'shop-rating-stars');
  expect(await page.evaluate(() => typeof window.ShopElements?.configure)).toBe('function');
  expect(problems).toEqual([]);
});

test('in a frame with srcdoc, the shop is that of the page around it', async () => {
  const { page, problems } = await visit();
  const inside = `<!doctype html><html lang="en">${tag('shop-elements.umd.js')}<shop-login-as-customer></shop-login-as-customer>
    <shop-coupon data-url="/checkout/cart/couponPost/"><form><input name="coupon_code" aria-label="Code"></form></shop-coupon>`;
  const sections = page.waitForRequest('**/customer/section/load*');
  await open(page, '', `<iframe srcdoc="${inside.replaceAll('"', '&quot;')}"></iframe>`);
  await page.frameLocator('iframe').locator('shop-coupon[data-state="ready"]').waitFor();
  expect(new URL((await sections).url()).origin).toBe(new URL(page.url()).origin);
  expect(problems).toEqual([]);
});

test('as a module, the script also finds its other files', async () => {
  const { page, problems } = await visit();
  const module = '<script type="module" src="/static/shop-elements.umd.js"></script>';
  const files = await open(page, module, tabs);
  await ready(page, 'shop-tabs');
  expect(files).toEqual(['shop-elements.umd.js', 'parts/content', 'parts/video']);
  expect(problems).toEqual([]);
});

test("a shop's own style sheet with a similar name does not replace ours", async () => {
  const { page } = await visit();
  await page.route('**/shop-elements-overrides.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>A page</title><link rel="stylesheet" href="/shop-elements-overrides.css">${tag('shop-elements.umd.js')}${stars}`,
    }),
  );
  await page.goto('/bare.html');
  await ready(page, 'shop-rating-stars');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
});

test('configure({ priceFormat }) reformats prices on the page', async () => {
  const { page } = await visit();
  const weee = `<shop-weee data-item='{"row_total_incl_tax": 27.6, "weee_tax_applied": []}'></shop-weee>`;
  await open(page, tag('shop-elements.umd.js'), weee);
  await ready(page, 'shop-weee');
  await page.evaluate(() => {
    const priceFormat = { pattern: 'CHF %s', precision: 2, decimalSymbol: '.', groupSymbol: "'", groupLength: 3 };
    Reflect.get(window, 'ShopElements').configure({ priceFormat });
  });
  await expect.poll(() => page.locator('shop-weee').textContent()).toContain('CHF');
});

test('next to the script, the loader does nothing and logs a warning', async () => {
  const { page, problems } = await visit();
  const loader = '<script type="module" src="/static/shop-elements.loader.js"></script>';
  await open(page, tag('shop-elements.umd.js') + loader, stars);
  await ready(page, 'shop-rating-stars');
  await expect.poll(() => problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^warning: .*umd\.js\) is already on this page, so .*loader\.js\) does nothing\. Load only one/,
  );
});

test('the old name of the loader still loads it', async () => {
  const { page, problems } = await visit();
  const files = await open(page, '<script type="module" src="/static/shop-elements.js"></script>', stars);
  await ready(page, 'shop-rating-stars');
  expect(files).toContain('shop-elements.loader.js');
  expect(problems).toEqual([]);
});

const configure = 'ShopElements.configure({ basePath: "/static" })';

test.each([
  ['blocking, with an inline script after it', `<script src="/merged.js"></script><script>${configure}</script>`],
  [
    'deferred, with another after it',
    '<script src="/merged.js" defer></script><script src="/configure.js" defer></script>',
  ],
])('a merged script finds its other files through basePath (%s)', async (_, merged) => {
  const { page, problems } = await visit();
  await page.route('**/merged.js', (route) => route.fulfill({ path: 'packages/bundle/dist/shop-elements.umd.js' }));
  await page.route('**/configure.js', (route) => route.fulfill({ contentType: 'text/javascript', body: configure }));
  const files = await open(page, `<link rel="stylesheet" href="/static/shop-elements.css">${merged}`, tabs);
  await ready(page, 'shop-tabs');
  expect(files).toEqual(['parts/content', 'parts/video']);
  expect(problems).toEqual([]);
});
