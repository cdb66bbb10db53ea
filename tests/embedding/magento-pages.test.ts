import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allDrawn, visit, withBrowser } from '../journeys/visit';
import { hasPhp, hostile, hostileShown, print, printAll } from './magento/print';
import { policy, serveStatic } from './magento/static-files';

// Prints the module's templates with PHP, with minimal Magento classes (`magento/php`) and with names that do harm if they are not
// escaped. Needs PHP, which `.ci/run` installs.

withBrowser();

const dist = path.resolve(import.meta.dirname, '../../packages/bundle/dist');

const sections = {
  customer: { firstname: 'Ann' },
  'instant-purchase': {
    available: true,
    paymentToken: { publicHash: '9f1c', summary: 'Visa, ending: 1111' },
    shippingAddress: { id: '4', summary: 'Ann Lee, Paris' },
    billingAddress: { id: '5', summary: 'Ann Lee, Lyon' },
    shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: 'Cheapest price' },
  },
};

/** The module's tags in the head of a page. */
function filesOf(page = ''): string {
  return /<title>Shop<\/title>(.*)<\/head>/s.exec(page)?.[1] ?? '';
}

/** A shop's page in a language, with some of the templates, under the policy that Magento enforces. */
async function pageOf(locale: string, templates: readonly string[], stored: object = {}, content = '') {
  const shopper = await visit();
  await shopper.page.addInitScript(
    (sections) => localStorage.setItem('mage-cache-storage', sections),
    JSON.stringify(stored),
  );
  const { printed, pages } = printAll(locale, hostile);
  await serveStatic(shopper.context, Promise.resolve());
  await shopper.page.route(/customer\/section\/load/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('sections')?.split(',') ?? [];
    const known: Record<string, object> = sections;
    return route.fulfill({ json: Object.fromEntries(asked.map((name) => [name, { ...known[name], data_id: 1 }])) });
  });
  await shopper.page.route('**/magento-page/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy('page') },
      body: `<!doctype html><html lang="${locale.slice(0, 2)}"><meta charset="utf-8"><title>Shop</title>
        <link rel="icon" href="/media/finch.svg" type="image/svg+xml">${filesOf(pages['everything'])}
        <form id="product_addtocart_form" action="/checkout/cart/add/" method="post"></form>
        ${templates.map((name) => printed[name]).join('\n')}${content}</body></html>`,
    }),
  );
  await shopper.page.goto('/magento-page/');
  await allDrawn(shopper.page);
  return shopper;
}

const parts = ['messages', 'breadcrumbs', 'cookie-notice', 'review-form', 'gift-message', 'gift-message-item'];

test.skipIf(!hasPhp)('every element renders its template’s data, and escapes all names', async () => {
  const { page, problems } = await pageOf('en_US', [...parts, 'instant-purchase']);
  const states = await page
    .locator(
      '[data-state]:is(shop-messages, shop-breadcrumbs, shop-cookie-notice, shop-review-form, shop-gift-message)',
    )
    .evaluateAll((elements) => elements.map(({ localName, dataset }) => `${localName}: ${dataset['state']}`));
  expect(states.filter((state) => !state.endsWith(': ready'))).toEqual([]);
  expect(states.length).toBe(parts.length);

  await page.getByText('Saved by the server.').waitFor({ state: 'attached' });
  const crumbs = page.locator('shop-breadcrumbs');
  expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([
    'Home',
    hostileShown,
    "Search results for: 'salt & pepper'",
  ]);
  expect(await page.locator('img, [href^="javascript"]').count()).toBe(0);
  expect(await page.locator('legend strong').textContent()).toBe(hostileShown);
  expect(await page.getByRole('group', { name: hostileShown }).getByRole('radio').count()).toBe(5);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the order and its items show the cart’s gift messages', async () => {
  const { page, problems } = await pageOf('en_US', [
    'gift-message-item',
    'gift-message',
    'gift-message-item of a download',
  ]);
  await page.locator('shop-gift-message[data-item-id="15"]').getByText('For the desk').waitFor();
  await page.locator('shop-gift-message:not([data-item-id])').getByText('For all of it').waitFor();
  expect(await page.locator('shop-gift-message').count()).toBe(2);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('instant purchase has the shop’s text and asks before it buys', async () => {
  const { page, problems } = await pageOf('en_US', ['instant-purchase', 'instant-purchase switched off']);
  const posted: (string | null)[] = [];
  await page.route('**/instantpurchase/button/placeOrder/', (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? '').get('instant_purchase_payment_token'));
    return route.fulfill({ json: { response: 'Placed.' } });
  });
  await page.getByRole('button', { name: hostile }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Ann Lee, Paris').waitFor();
  expect(posted).toEqual([]);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => posted).toEqual(['9f1c']);
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the question before deleting a stored card names the card', async () => {
  const { page, problems } = await pageOf('en_US', ['stored-cards']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByText(`ending ${hostile}`).waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('consent is stored for the website, and the notice disappears', async () => {
  const { page, context, problems } = await pageOf('en_US', ['cookie-notice']);
  await page.getByRole('button', { name: 'Allow Cookies' }).click();
  await expect.poll(() => page.getByText('We use cookies').isVisible()).toBe(false);
  const cookies = await context.cookies();
  const consent = cookies.find(({ name }) => name === 'user_allowed_save_cookie');
  expect(decodeURIComponent(consent?.value ?? '')).toBe('{"1":1}');
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('the page requires a CAPTCHA, even if older customer data did not', async () => {
  const { page, problems } = await pageOf('en_US', ['captcha'], {
    captcha: { user_login: { isRequired: false, timestamp: 1_764_000_000 } },
  });
  await page.getByRole('textbox', { name: 'Please type the letters and numbers below' }).waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('a CAPTCHA far below the window loads before the form is sent', async () => {
  const { page } = await pageOf('en_US', [], {}, `${'<br>'.repeat(500)}${print('en_US', hostile)['captcha']}`);
  await page.getByRole('button', { name: 'Reload captcha' }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.skipIf(!hasPhp).each([
  ['nl_NL', 'Cadeauopties', 'Schrijf uw eigen review', 'Meer informatie'],
  ['de_DE', 'Geschenkoptionen', 'Schreiben Sie eine Bewertung', 'Mehr erfahren'],
  ['fr_FR', 'Options cadeau', 'Rédigez votre avis', 'En savoir plus'],
  ['de_AT', 'Geschenkoptionen', 'Schreiben Sie eine Bewertung', 'Mehr erfahren'],
])('%s: the elements and the templates are in the shop’s language', async (locale, drawn, printed, link) => {
  const { page, problems } = await pageOf(locale, ['gift-message', 'review-form', 'cookie-notice']);
  await page.locator('shop-gift-message').getByText(drawn).first().waitFor();
  await page.getByText(printed).waitFor();
  expect(await page.getByRole('link', { name: link }).getAttribute('href')).toBe('/privacy/');
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('Hyvä’s utility classes are printed only in Hyvä themes: Breeze has some, too', () => {
  const printed = print('en_US', hostile);
  expect(printed['breadcrumbs']).toContain('<shop-breadcrumbs class="breadcrumbs container"');
  expect(printed['breadcrumbs in Hyvä']).toContain('<shop-breadcrumbs class="breadcrumbs container py-4"');
});

test.skipIf(!hasPhp)(
  'without breadcrumbs on the server, or without permission to review, Luma’s own markup stays',
  () => {
    const printed = print('en_US', hostile);
    expect(printed['breadcrumbs of a product']).toBe("Luma's Magento_Catalog::product/breadcrumbs.phtml");
    expect(printed['review-form of a guest']).toContain('<a href="/login/?a=1&amp;b=&quot;">Sign in</a>');
    expect(printed['review-form of a guest']).not.toContain('<form');
    // The target of 'Add Your Review'.
    expect(printed['review-form of a guest']).toContain('id="review-form"');
  },
);

test.skipIf(!hasPhp)(
  'a page loads the loader, and the texts and files of its own elements; a page without elements loads nothing',
  () => {
    const { pages } = printAll('nl_NL', hostile);
    const head = filesOf(pages['with elements']);
    const preloaded = Array.from(
      head.matchAll(/<link rel="modulepreload" href="[^"]*\/([^"/]+)"/g),
      ([, file]) => file,
    );
    const parts = JSON.parse(readFileSync(path.join(dist, 'parts.json'), 'utf8'));
    const files = (list: string[]) => list.map((file) => path.basename(file));
    expect(preloaded.sort()).toEqual([...new Set(files([...parts.api, ...parts.elements.messages]))].sort());
    // The map loads when it comes into view.
    expect(preloaded).not.toEqual(
      expect.arrayContaining(files(parts.elements.map).filter((file) => file.includes('map'))),
    );
    expect(head).toContain('shop-elements.loader.js');
    const texts = JSON.parse(/data-shop-texts>(.*?)<\/script>/s.exec(head)?.[1] ?? '');
    expect(Object.keys(texts.nl)).toEqual(expect.arrayContaining(['host', 'messages', 'map']));
    expect(Object.keys(texts.nl)).not.toContain('cc-form');
    expect(texts['Place Order']).toBe('Bestelling plaatsen');

    const spanish = filesOf(printAll('es_ES', hostile).pages['with a menu']);
    const menu = JSON.parse(/data-shop-texts>(.*?)<\/script>/s.exec(spanish)?.[1] ?? '');
    expect(menu.es).toEqual({ 'mobile-menu': expect.objectContaining({ back: 'back to home' }) });

    expect(pages['without']).toBe('<html><head><title>Shop</title></head><body><p>No element.</p></body></html>');
    expect(pages['a reply']).not.toContain('<script');
  },
);

test.skipIf(!hasPhp)('with the module switched off, tags that a theme prints load nothing', () => {
  expect(filesOf(printAll('nl_NL', hostile).pages['switched off'])).toBe('');
});

test.skipIf(!hasPhp)(
  "an order from another store view: the page loads what the shopper's own store view has switched on",
  () => {
    const { pages } = printAll('en_US', hostile);
    expect(filesOf(pages['an order of a store view that is switched off'])).toContain('shop-elements.loader.js');
    expect(filesOf(pages['switched off, an order of another store view'])).toBe('');
  },
);

test.skipIf(!hasPhp)('the checkout has the hash of every script; pages that may be cached have none', () => {
  const { pages } = printAll('en_US', hostile);
  const hashes: Record<string, string> = JSON.parse(readFileSync(path.join(dist, 'sri.json'), 'utf8'));
  const head = filesOf(pages['checkout']);
  const printed = Array.from(
    head.matchAll(/(?:href|src)="[^"]*Storefront\/([^"]+\.js)" integrity="([^"]+)"/g),
    ([, file = '', hash = '']) => [file, hash.replaceAll('&#x2F;', '/').replaceAll('&#x2B;', '+')] as const,
  );
  const [, map = '{}'] = /<script type="importmap" nonce="page">(.*?)<\/script>/s.exec(head) ?? [];
  const mapped = Object.entries(JSON.parse(map).integrity).map(([file, hash]) => [file.split('Storefront/')[1], hash]);
  expect(Object.fromEntries(mapped)).toEqual(
    Object.fromEntries(Object.entries(hashes).filter(([file]) => file.startsWith('parts/'))),
  );
  const loader = 'shop-elements.loader.js';
  expect(Object.fromEntries(printed)).toMatchObject({ [loader]: hashes[loader] });
  for (const [file, hash] of printed) expect(hash, file).toBe(hashes[file]);
  expect(printed.length).toBeGreaterThan(3);
  expect(pages['with elements']).not.toMatch(/integrity|importmap/);
});

test.skipIf(!hasPhp)('a page with its own import map gets no second one, whatever its quotes', () => {
  const { pages } = printAll('en_US', hostile);
  expect(pages['checkout']).toContain('importmap');
  expect(pages['checkout with an import map']?.match(/importmap/g)).toHaveLength(1);
  expect(pages['checkout with an old import map']?.match(/importmap/g)).toHaveLength(1);
});

test.skipIf(!hasPhp)('Magento’s bundles leave out the elements’ scripts, and only those', () => {
  const [others, ...ours] = printAll('en_US', hostile).bundleExcludes;
  expect(others).toBe('Lib::css');
  // Magento compares the start of the path.
  const isLeftOut = (file: string) => ours.some((path) => `ShopElements_Storefront::${file}`.startsWith(path));
  const built: string[] = Object.keys(JSON.parse(readFileSync(path.join(dist, 'sri.json'), 'utf8')));
  const scripts = built.filter((file) => /^(parts\/|locales\/|shop-elements\.).*\.js$/.test(file));
  expect(scripts.filter((file) => !isLeftOut(file))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(20);
  expect(isLeftOut('js/script.js')).toBe(false);
});

test.skipIf(!hasPhp)('the gallery is wrapped where it is, if it has a video', () => {
  const { galleries } = printAll('en_US', hostile);
  const { html = '' } = galleries;
  expect(galleries['with a video']).toMatch(/^<shop-gallery-video data-items="[^"]*external-video[^"]*"[^>]*>/);
  expect(galleries['with a video']?.endsWith(`>${html}</shop-gallery-video><!-- other -->`)).toBe(true);
  expect(galleries['without a video']).toBe(`${html}<!-- other -->`);
  expect(galleries['switched off']).toBe(`${html}<!-- Luma video --><!-- other -->`);
});

test.skipIf(!hasPhp)(
  'a theme without Luma’s video block keeps its gallery, one with its own gallery keeps Luma’s script',
  () => {
    const { galleries } = printAll('en_US', hostile);
    expect(galleries['without the video block']).toBe(`${galleries['html']}<!-- other -->`);
    expect(galleries['without the gallery']).toBe('<!-- Luma video --><!-- other -->');
  },
);

test.skipIf(!hasPhp)('a viewed product’s card has no price, which would be out of date on later pages', () => {
  expect(print('en_US', hostile)['recently-viewed']).not.toContain('price');
});

test.skipIf(!hasPhp)('Page Builder content is wrapped once, or not at all if switched off', () => {
  const { content } = printAll('en_US', hostile);
  const row = '<div data-content-type="row">A row</div>';
  const byHand = `<shop-page-builder data-breakpoints="{}">${row}</shop-page-builder>`;
  expect(content).toEqual({
    wrapped: `<shop-page-builder>${row}</shop-page-builder>`,
    'wrapped once': `<shop-page-builder>${row}${row}</shop-page-builder>`,
    'with a wrapper by hand': `<shop-page-builder><div data-content-type="html">${byHand}</div></shop-page-builder>`,
    'with a wrapper by hand in a block': `<shop-page-builder><div><shop-page-builder>${byHand}</shop-page-builder></div></shop-page-builder>`,
    'of an attribute': `<shop-page-builder>${row}</shop-page-builder>`,
    'in a mail': `<!doctype html><html><body>${row}</body></html>`,
    'of a mail': row,
    plain: '<p>Words</p>',
    'switched off': row,
    'all switched off': row,
    'no stored cards': '<p>You have no stored payment methods.</p>',
    'stored cards switched off': '<form></form>',
  });
});

test.skipIf(!hasPhp)('every module’s list of stored cards is wrapped, without Luma’s own question', () => {
  const list = print('en_US', hostile)['stored-cards'] ?? '';
  expect(list).toMatch(/^<shop-stored-cards><table>.*<\/table><\/shop-stored-cards>$/s);
  expect(list).toContain('<button type="submit" class="action delete"><span>Delete</span></button>');
});

test.skipIf(!hasPhp)('Page Builder’s carousels show as many products as the theme sets', async () => {
  const products = Array.from({ length: 6 }, (_, index) => `<li class="product-item">Desk ${index + 1}</li>`);
  const { page, problems } = await pageOf(
    'en_US',
    ['page-builder'],
    {},
    `<shop-page-builder><div data-content-type="products" data-appearance="carousel" data-autoplay="false">
      <ol class="product-items">${products.join('')}</ol></div></shop-page-builder>`,
  );
  await page.locator('[data-content-type="products"][data-slides-to-show="2"]').waitFor();
  expect(problems).toEqual([]);
});

test.skipIf(!hasPhp)('Page Builder’s maps have the shop’s Google key and style', () => {
  const printed = print('en_US', hostile);
  const settings = (name: string) =>
    JSON.parse(/^<script [^>]*data-shop-config="map">(.*?)<\/script>$/m.exec(printed[name] ?? '')?.[1] ?? '');
  const googleStyles = [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  expect(settings('google-maps')).toEqual({ googleKey: 'AIza</script>', googleStyles });
  expect(settings('google-maps without a style')).toEqual({ googleKey: 'AIza', googleStyles: [] });
});
