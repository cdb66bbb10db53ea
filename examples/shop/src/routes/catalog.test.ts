import { describe, expect, test } from 'vitest';
import { at, course, lamp, loggedIn, newShopper, xhr } from '../testing/shopper';

describe('a category page', () => {
  test("has the selectors that Luma's scripts use", async () => {
    const { text } = await newShopper().visit('/everything.html?color=21');
    for (const markup of [
      '<div class="block filter" id="layered-filter-block"',
      '<div class="toolbar toolbar-products"',
      '<ol class="products list items product-items">',
      '<li class="item product product-item">',
      'data-role="collapsible" class="filter-options-item">',
      'class="action clear filter-clear"',
      'data-role="sorter"',
      'data-role="direction-switcher"',
    ]) {
      expect(text).toContain(markup);
    }
    expect((await newShopper().visit('/everything.html')).text).toMatch(
      /<li class="item pages-item-next"><a class="action next" href="\/everything\.html\?p=2"/,
    );
  });

  test('answers every plain GET with a whole page, like Luma', async () => {
    const shopper = newShopper();
    for (const [path, headers] of [
      ['/desk.html?isAjax=1', xhr],
      ['/desk.html?mp_layer=1', {}],
    ] as const) {
      expect((await shopper.visit(path, headers)).text, path).toMatch(/^<!doctype html>/);
    }
  });

  test('answers the Ajax add-on with JSON, by POST and by GET with its parameter and header', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html');
    const posted = await shopper.post('/desk.html?color=21', { isAjax: 1 });
    const got = await shopper.visit('/desk.html?color=21&mp_layer=1', xhr);
    for (const { json } of [posted, got]) {
      expect(Object.keys(Object(json))).toEqual(['navigation', 'products', 'backUrl']);
      expect(at(json, 'navigation')).toMatch(/^<div class="block filter"/);
      expect(at(json, 'products')).toMatch(/^<div id="layer-product-list">/);
      expect(at(json, 'products')).toContain('product-items');
    }
  });

  test('redirects a POST with a wrong form key', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html');
    expect((await shopper.post('/desk.html', { isAjax: 1, form_key: 'wrong' })).status).toBe(302);
  });

  test('shows a message and a link to the unfiltered list if nothing matches', async () => {
    const { text } = await newShopper().visit('/desk.html?price=5000-6000');
    expect(text).toContain('We can&#39;t find products matching the selection.');
    expect(text).toContain('href="/desk.html"');
  });
});

describe('a product page', () => {
  test("lists a course's lessons in Magento's JSON", async () => {
    const { text } = await newShopper().visit('/bread-patience-a-baking-course.html');
    expect(text).toContain('id="downloadable-links-list"');
    expect(text).toMatch(
      /<input type="checkbox" id="links_all" data-notchecked="Select all" data-checked="Unselect all">/,
    );
    expect(text).toContain('Please select one of the options.');
    const links = /data-links="([^"]+)"/.exec(text)?.[1]?.replaceAll('&#34;', '"');
    expect(JSON.parse(links ?? '')).toMatchObject({ '1': { finalPrice: 8, basePrice: 8 } });
  });

  test("has no 'select all' checkbox for a course with one lesson", async () => {
    expect((await newShopper().visit('/weekend-sampler.html')).text).not.toContain('id="links_all"');
  });

  test('escapes names that contain markup', async () => {
    const { text } = await newShopper().visit('/bread-patience-a-baking-course.html');
    expect(text).toContain('Bread &amp; &#34;Patience&#34;: A Baking Course</span></h1>');
    expect(text).toContain('Lesson 1: The starter &lt;day 1 to 7&gt;');
    expect(text).not.toContain('<day 1');
  });

  test('shows the recycling fee, and includes it in the price', async () => {
    const { text } = await newShopper().visit('/halden-desk-lamp.html');
    expect(text).toContain('<shop-weee data-view="product"');
    expect(text).toContain('Recycling fee <span class="price">$2.50</span>');
    expect(text).toContain('data-price-amount="91.5"');
  });
});

describe('compare and wish list', () => {
  test('everyone sees the compare link, only customers see the wish list link', async () => {
    const shopper = newShopper();
    const guest = (await shopper.visit('/desk.html')).text;
    expect(guest).toContain('action tocompare');
    expect(guest).not.toContain('action towishlist');
    await loggedIn(shopper);
    expect((await shopper.visit('/desk.html')).text).toContain('action towishlist');
  });

  test('every data-post link has a form for shoppers without scripts', async () => {
    const { text } = await newShopper().visit('/desk.html');
    expect(text.match(/data-post=/g)?.length).toBe(text.match(/class="data-post-form"/g)?.length);
  });

  test('products can be added to the comparison, removed and cleared', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html');
    await shopper.post('/catalog/product_compare/add/', { product: lamp });
    await shopper.post('/catalog/product_compare/add/', { product: course });
    expect((await shopper.visit('/catalog/product_compare/index/')).text).toContain('Bread &amp;');
    await shopper.post('/catalog/product_compare/remove/', { product: course });
    expect((await shopper.visit('/catalog/product_compare/')).text).not.toContain('/bread-patience');
    await shopper.post('/catalog/product_compare/clear/');
    expect((await shopper.visit('/catalog/product_compare/')).text).toContain('You have no items to compare.');
  });

  test('a guest who uses a wish list link logs in first and comes back', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html');
    const asked = await shopper.post('/wishlist/index/add/', { product: lamp });
    expect(asked.headers.get('location')).toBe('https://shop.test/customer/account/login/');
    const back = await shopper.post('/customer/account/loginPost/', {
      'login[username]': 'nora@example.com',
      'login[password]': 'Meadow-42',
    });
    expect(back.headers.get('location')).toBe('https://shop.test/desk.html');
  });

  test('an item can be added to the wish list, and moved to the cart', async () => {
    const shopper = await loggedIn(newShopper());
    await shopper.visit('/desk.html');
    const added = await shopper.post('/wishlist/index/add/', { product: lamp });
    expect(added.headers.get('location')).toMatch(/\/wishlist\/index\/index\/wishlist_id\/\d+\/$/);
    const { text } = await shopper.visit('/wishlist/');
    const item = /name="item" value="(\d+)"/.exec(text)?.[1] ?? '';
    await shopper.post('/wishlist/index/cart/', { item });
    expect((await shopper.visit('/wishlist/')).text).toContain('You have no items in your wish list.');
    expect((await shopper.visit('/checkout/cart/')).text).toContain('Halden Desk Lamp');
  });

  test.each([
    ['from the form field', (item: string) => ({ [`qty[${item}]`]: '3' }), '3'],
    ['from the script', () => ({ qty: '4' }), '4'],
    ['1 if the posted one is invalid', () => ({ qty: '-2' }), '1'],
  ])('a wish list item moves to the cart with the quantity %s', async (_, fields, qty) => {
    const shopper = await loggedIn(newShopper());
    await shopper.visit('/desk.html');
    await shopper.post('/wishlist/index/add/', { product: lamp });
    const item = /name="item" value="(\d+)"/.exec((await shopper.visit('/wishlist/')).text)?.[1] ?? '';
    await shopper.post('/wishlist/index/cart/', { item, ...fields(item) });
    expect((await shopper.visit('/checkout/cart/')).text).toMatch(
      new RegExp(`data-cart-item-id="\\d+" value="${qty}"`),
    );
  });
});

describe('search', () => {
  test('keeps the search terms in the field and in the filter links, and escapes them', async () => {
    const shopper = newShopper();
    const { text } = await shopper.visit('/catalogsearch/result/?q=steel');
    expect(text).toContain('value="steel"');
    expect(text).toMatch(/\/catalogsearch\/result\/\?q=steel&amp;color=\d+/);
    expect((await shopper.visit('/catalogsearch/result/?q=%22%3E%3Cscript%3E')).text).not.toContain('"><script>');
  });
});

describe('reviews', () => {
  test('load page by page, as HTML fragments', async () => {
    const shopper = newShopper();
    const list = await shopper.visit('/review/product/listAjax/id/104/', xhr);
    expect(list.text.trim()).toMatch(/^<div class="block review-list" id="customer-reviews">/);
    expect(list.text).toContain('class="item review-item"');
    expect(list.text).toContain('/review/product/listAjax/id/104/?p=2');
    expect((await shopper.visit('/review/product/listAjax/id/104/?p=2', xhr)).text).not.toBe(list.text);
  });

  test("redirect to the product's reviews tab without scripts", async () => {
    const reply = await newShopper().visit('/review/product/listAjax/id/104/?p=2', { 'Sec-Fetch-Dest': 'document' });
    expect(reply.headers.get('location')).toBe('https://shop.test/field-notebook-dot-grid.html?p=2#reviews');
  });

  test('are held for moderation, and keep the input if a field is missing', async () => {
    const shopper = newShopper();
    await shopper.visit('/halden-desk-lamp.html');
    const words = { nickname: 'Zed', title: 'T & <t>', detail: 'D' };
    const without = await shopper.post('/review/product/post/id/101/', words);
    expect(without.headers.get('location')).toBe('https://shop.test/halden-desk-lamp.html#review-form');
    const again = await shopper.visit('/halden-desk-lamp.html');
    expect(again.text).toContain('value="T &amp; &lt;t&gt;"');
    await shopper.post('/review/product/post/id/101/', { ...words, detail: ' ', 'ratings[4]': 18 });
    expect((await shopper.visit('/halden-desk-lamp.html')).text).toMatch(/value="18" class="radio" checked/);
    await shopper.toldOn('/');
    await shopper.post('/review/product/post/id/101/', { ...words, 'ratings[4]': 18, 'ratings[1]': 5 });
    expect(await shopper.toldOn('/')).toEqual(['You submitted your review for moderation.']);
  });
});

describe('every page', () => {
  const paths = [
    '/',
    '/desk.html',
    '/desk/lamps.html',
    '/everything.html?product_list_mode=list',
    '/halden-desk-lamp.html',
    '/bread-patience-a-baking-course.html',
    '/teapot-for-two.html',
    '/catalogsearch/result/?q=lamp',
    '/catalogsearch/result/',
    '/checkout/cart/',
    '/catalog/product_compare/',
    '/customer/account/login/',
    '/customer/account/create/',
    '/terms',
    '/privacy',
    '/enable-cookies',
    '/nothing-here',
  ];

  test.each(paths)('%s has one h1, a language, a skip link, unique ids and no inline code', async (path) => {
    const reply = await newShopper().visit(path);
    expect(reply.text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(reply.text).toContain('<html lang="en" dir="ltr">');
    expect(reply.text).toContain('href="#maincontent"');
    expect(reply.text).not.toMatch(/\sstyle=|\son[a-z]+=|<style|<script(?![^>]*\ssrc=)/);
    expect(reply.text).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\/(?!shop\.test)/);
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src 'self'",
    );
    for (const id of reply.text.matchAll(/\sid="([^"]+)"/g)) {
      expect(reply.text.split(` id="${id[1]}"`), `${path} ${id[1]}`).toHaveLength(2);
    }
  });

  test('with videos allows only the players of the two providers and the videos of the shop', async () => {
    const { text, headers } = await newShopper().visit('/piet-clamp-lamp.html');
    expect(text).toContain('<shop-gallery-video data-items="[{');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src 'self' https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com; media-src 'self'",
    );
  });

  test('keeps the chosen language and direction', async () => {
    const shopper = newShopper();
    expect((await shopper.visit('/?___store=nl')).text).toContain('<html lang="nl" dir="ltr">');
    const { text } = await shopper.visit('/desk.html?dir=rtl');
    expect(text).toContain('<html lang="nl" dir="rtl">');
    expect(text).toContain('In winkelwagen');
    expect(text).toContain('$\u00a091,50');
    expect((await shopper.visit('/?dir=ltr&___store=fr')).text).toContain('<html lang="fr" dir="ltr">');
  });

  test('has a script with the base URL, the cookie settings and the locale', async () => {
    const shopper = newShopper();
    await shopper.visit('/?___store=de');
    expect((await shopper.visit('/page/config.js')).text).toBe(
      'window.BASE_URL = "https://shop.test/";\nwindow.cookiesConfig = {"secure":true,"samesite":"lax"};\nwindow.LOCALE = "de-DE";\n',
    );
  });

  test('has status 404 if it does not exist', async () => {
    expect((await newShopper().visit('/nothing-here')).status).toBe(404);
    expect((await newShopper().visit('/no-such-lamp.html')).status).toBe(404);
  });
});
