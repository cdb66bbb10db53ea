import { addTexts, resetTexts, type ShopErrorDetail } from '@shop-elements/core';
import { configureHost, writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import type { LayeredNavLoadedDetail } from './list-loader';

const home = location.href;
const { title } = document;

const item = (label: string, query: string, count = 3) =>
  `<li class="item"><a href="/women.html${query}">${label} <span class="count">${count}<span class="filter-count-label"> items</span></span></a></li>`;

const card = (id: number) => `<li class="item product product-item"><a href="/p${id}.html">Product ${id}</a>
  <form method="post"><input type="hidden" name="form_key" value="fromthecache"></form></li>`;

const options = { orderDefault: 'position', limitDefault: 9, modeDefault: 'grid', directionDefault: 'asc' };

const toolbar = (total: number, init: unknown = { productListToolbarForm: options }) =>
  `<div class="toolbar toolbar-products" data-mage-init='${JSON.stringify(init)}'>
    <a class="modes-mode mode-list" href="#" data-role="mode-switcher" data-value="list">List</a>
    <p class="toolbar-amount">Items <span class="toolbar-number">1</span> of <span class="toolbar-number">${total}</span></p>
    <label>Sort <select data-role="sorter"><option value="position" selected>Position<option value="price">Price</select></label>
    <a href="#" data-role="direction-switcher" data-value="desc">Descending</a>
    <label>Show <select data-role="limiter"><option value="9" selected>9<option value="36">36</select></label>
    <div class="pages"><a class="page" href="/women.html?p=2">2</a></div>
  </div>`;

const group = (code: string, items: string, classes = '') =>
  `<div class="filter-options-item ${classes}" data-role="collapsible" attribute="${code}">
    <div class="filter-options-title" data-role="title">${code}</div>
    <div class="filter-options-content" data-role="content"><ol class="items">${items}</ol></div></div>`;

const filters = (inside: string) =>
  `<div class="block filter" id="layered-filter-block"><div class="filter-content">${inside}</div></div>`;

const colors = (query = '?color=49') => group('color', item('Blue', query) + item('Red', '?color=50'));

/** A stock category page: what is next to the list belongs to the host. */
const luma = (products: string, navigation = filters(colors()), total = 3) =>
  `<div class="columns"><div class="column main"><input id="mine" aria-label="Mine">${toolbar(total)}
    <div class="products wrapper grid"><ol class="products list items product-items">${products}</ol></div></div>
   <div class="sidebar">${navigation}</div></div>`;

const wholePage = (inside: string) =>
  new Response(`<!doctype html><title>Women, blue</title><body>${inside}</body>`, {
    headers: { 'Content-Type': 'text/html' },
  });

const addOn = (products: string, navigation = filters(colors()), init = '') =>
  `<div id="layer-product-list">${products}</div>
   <div class="layered-filter-block-container"><div ${init}>${navigation}</div></div>`;

function place(inside: string, attributes = ''): Promise<HTMLElement> {
  return drawn('shop-layered-nav', `<shop-layered-nav ${attributes}>${inside}</shop-layered-nav>`);
}

function link(name: string): HTMLAnchorElement {
  const found = Array.from(document.querySelectorAll('a')).find((a) => a.textContent?.trim().startsWith(name));
  if (found === undefined) throw new Error(`no link ${name}`);
  return found;
}

function products(): string[] {
  return Array.from(document.querySelectorAll('.product-item > a'), (a) => a.textContent ?? '');
}

const status = () => document.querySelector('[role="status"]')?.textContent;

async function announced(text: string): Promise<void> {
  await eventually(() => expect(status()).toBe(text));
}

beforeEach(() => {
  history.replaceState(null, '', '/women.html');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', home);
  document.title = title;
});

test('keeps the server’s page, and is accessible', async () => {
  const element = await place(luma(card(1)));
  expect(products()).toEqual(['Product 1']);
  await expectAccessible(element);
});

describe('on a stock category page', () => {
  test('a long list needs as many DOM changes as a short one', async () => {
    const changesFor = async (length: number): Promise<number> => {
      const list = Array.from({ length }, (_, index) => card(index)).join('');
      serve(() => wholePage(luma(list, filters(colors('')), length)));
      await place(luma(card(1)));
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.filter(({ type }) => type === 'childList').length;
      });
      observer.observe(document.body, { childList: true, subtree: true });
      link('Blue').click();
      await announced(`${length} products`);
      observer.disconnect();
      document.body.replaceChildren();
      history.replaceState(null, '', '/women.html');
      return changes;
    };
    const short = await changesFor(10);
    expect(short).toBeGreaterThan(0);
    expect(await changesFor(200)).toBe(short);
  });

  test('a copy of the page that was made while a list was loading, as page caches restore it, does not seem to load', async () => {
    const reply = later<Response>();
    serve(() => reply.promise);
    const element = await place(luma(card(1)));
    link('Blue').click();
    expect(document.querySelector('.product-items')?.getAttribute('aria-busy')).toBe('true');
    const copy = element.cloneNode(true) as HTMLElement;
    element.replaceWith(copy);
    await ready(copy);
    expect(document.querySelector('[aria-busy="true"], [data-shop-pressed]')).toBeNull();
  });

  test('a filter replaces filters and list from the whole page, and keeps the rest', async () => {
    writeCookie('form_key', 'k1');
    const calls = serve(() => wholePage(luma(card(2) + card(3), filters(colors('')), 2)));
    const events = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    const recorded: Element[] = [];
    const element = await place(luma(card(1)));
    element.addEventListener('contentUpdated', (event) => recorded.push(event.target as Element));
    const mine = document.querySelector('#mine');
    link('Blue').click();
    expect(location.search).toBe('?color=49');
    expect(document.querySelector('.product-items')?.getAttribute('aria-busy')).toBe('true');
    await announced('2 products');
    expect(calls).toMatchObject([{ method: 'GET', path: '/women.html?color=49' }]);
    expect(products()).toEqual(['Product 2', 'Product 3']);
    expect(document.querySelectorAll('.block.filter, .products.wrapper, .toolbar')).toHaveLength(3);
    expect(document.querySelector('#mine')).toBe(mine);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(document.title).toBe('Women, blue');
    expect(events[0]?.detail).toEqual({ url: `${location.origin}/women.html?color=49`, count: 2, changed: ['title'] });
    expect(recorded.map(({ className }) => className.split(' ')[0])).toEqual(['block', 'toolbar', 'products']);
    expect(document.querySelector<HTMLInputElement>('[name="form_key"]')?.value).toBe('k1');
  });

  test('a toolbar whose choices the shop remembers stays with the page’s own script, which posts them', async () => {
    const calls = serve(() => wholePage(luma(card(2))));
    const remembered = toolbar(3, { productListToolbarForm: { ...options, post: true } });
    await place(luma(card(1)).replace(toolbar(3), remembered));
    const chosen = vi.fn();
    document.querySelector('[data-role="sorter"]')?.addEventListener('change', chosen);
    document.querySelector('[data-role="sorter"]')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(chosen).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
    link('Blue').click();
    await announced('3 products');
  });

  test('a list that becomes empty and full again leaves nothing behind', async () => {
    serve(({ path }) =>
      path.endsWith('49')
        ? wholePage(`<div class="message info empty">None</div>${filters(colors(''))}`)
        : wholePage(luma(card(1))),
    );
    await place(luma(card(1)));
    link('Blue').click();
    await announced('No products match your selection.');
    expect(document.querySelectorAll('.toolbar, .products')).toHaveLength(0);
    link('Blue').click();
    await announced('3 products');
    expect(document.querySelector('.message.empty')).toBeNull();
    expect(products()).toEqual(['Product 1']);
  });

  test('a list that becomes empty and full again stays inside the element that is around the products', async () => {
    const wrapped = (html: string) =>
      html
        .replace('<div class="products', '<section id="around"><div class="products')
        .replace('</ol></div>', '$&</section>');
    serve(({ path }) =>
      wholePage(
        path.endsWith('49') ? `<div class="message info empty">None</div>${filters(colors(''))}` : luma(card(2)),
      ),
    );
    await place(wrapped(luma(card(1))));
    link('Blue').click();
    await announced('No products match your selection.');
    link('Blue').click();
    await announced('3 products');
    expect(document.querySelectorAll('#around .product-items')).toHaveLength(1);
    expect(document.querySelectorAll('.toolbar, .products.wrapper')).toHaveLength(2);
  });

  test.each([
    ['sorter', 'price', '?color=49&product_list_order=price'],
    ['sorter', 'position', '?color=49'],
    ['limiter', '36', '?color=49&product_list_limit=36'],
    ['limiter', '9', '?color=49'],
  ])('the %s leads to %s, without default values', async (role, value, query) => {
    history.replaceState(null, '', '/women.html?color=49&p=3');
    const calls = serve(() => wholePage(luma(card(2))));
    await place(luma(card(1)));
    const select = document.querySelector<HTMLSelectElement>(`[data-role="${role}"]`);
    if (!select) throw new Error('no select');
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await announced('3 products');
    expect(calls[0]?.path).toBe(
      role === 'limiter' && value === '9' ? '/women.html?color=49&p=3' : `/women.html${query}`,
    );
  });

  test.each([
    ['Descending', '?product_list_dir=desc'],
    ['List', '?product_list_mode=list'],
    ['2', '?p=2'],
  ])('the toolbar’s link %s leads to %s', async (name, query) => {
    const calls = serve(() => wholePage(luma(card(2))));
    await place(luma(card(1)));
    link(name).click();
    await announced('3 products');
    expect(calls[0]?.path).toBe(`/women.html${query}`);
    expect(location.search).toBe(query);
  });

  test('opens a page without a list normally', async () => {
    const visited = recordNavigation();
    configureHost({ fetch: async () => wholePage('<h1>Sign in</h1>') });
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() => expect(visited).toEqual([{ url: `${location.origin}/women.html?color=49`, replace: true }]));
    expect(products()).toEqual(['Product 1']);
  });

  test('supports a block elsewhere on the page', async () => {
    serve(() => wholePage(luma(card(2))));
    await drawn('shop-layered-nav', `<main>${luma(card(1))}</main><shop-layered-nav></shop-layered-nav>`);
    link('Blue').click();
    await announced('3 products');
    expect(products()).toEqual(['Product 2']);
  });
});

test('finds a list further down a page that is still being parsed', async () => {
  serve(() => wholePage(luma(card(2))));
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await drawn('shop-layered-nav', '<shop-layered-nav></shop-layered-nav>\n<p></p>');
  document.body.insertAdjacentHTML('beforeend', luma(card(1)));
  parsing.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  link('Blue').click();
  await announced('3 products');
  expect(products()).toEqual(['Product 2']);
});

describe('with the Ajax add-on', () => {
  type Reply = { navigation?: string; products?: string; backUrl?: string };

  test.each(vectors<Reply, { goTo?: string; products?: string }>('layered.reply'))(
    'a reply replaces the filters and the products, or only the filters, or leads to another page ($id)',
    async ({ input, expected }) => {
      const visited = recordNavigation();
      configureHost({ fetch: async () => json(input) });
      await place(addOn('<p>before</p>', filters(colors())));
      link('Blue').click();
      if (expected.goTo) {
        await eventually(() => expect(visited).toEqual([{ url: expected.goTo, replace: false }]));
        return;
      }
      const shown = (part: string) => document.querySelector(part)?.innerHTML;
      await eventually(() => expect(shown('.layered-filter-block-container')).toContain('…'));
      expect(shown('#layer-product-list')).toBe(expected.products === 'unchanged' ? '<p>before</p>' : input.products);
    },
  );

  test('a reply with its wrapper, as of older versions, creates no nested wrapper', async () => {
    const calls = serve(() => json({ products: `<div id="layer-product-list">${card(2)}</div>`, backUrl: '' }));
    await place(addOn(card(1)));
    link('Blue').click();
    await announced('1 product');
    expect(calls).toMatchObject([{ method: 'POST', path: '/women.html?color=49', body: 'isAjax=1' }]);
    expect(document.querySelectorAll('#layer-product-list')).toHaveLength(1);
    expect(products()).toEqual(['Product 2']);
  });

  test('can request lists by GET', async () => {
    const calls = serve(() => json({ products: card(2), backUrl: '' }));
    await place(addOn(card(1)), 'data-request="get"');
    link('Blue').click();
    await announced('1 product');
    expect(calls).toMatchObject([{ method: 'GET', path: '/women.html?color=49' }]);
  });

  test('a reply without products keeps the toolbar’s default values, which Luma removes from the page', async () => {
    history.replaceState(null, '', '/women.html?product_list_order=price');
    const calls = serve(() => json({ navigation: filters(colors()) }));
    await place(addOn(toolbar(3)));
    document.querySelector('[data-mage-init*="productListToolbarForm"]')?.removeAttribute('data-mage-init');
    link('Blue').click();
    await announced('3 products');
    history.replaceState(null, '', '/women.html?product_list_order=price');
    document.querySelector('[data-role="sorter"]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.path).toBe('/women.html');
  });

  test('a backUrl that is a script is not followed', async () => {
    const visited = recordNavigation();
    configureHost({ fetch: async () => json({ backUrl: 'javascript:alert(1)' }) });
    await place(addOn(card(1)));
    link('Blue').click();
    await announced('1 product');
    expect(visited).toEqual([]);
  });

  test('after Back from the page that a reply led to, the list is not busy, and the URL is its own', async () => {
    serve(() => json({ backUrl: '/sale.html' }));
    const visited: string[] = [];
    configureHost({ navigate: (url) => visited.push(new URL(url).pathname) });
    await place(addOn(card(1)));
    link('Blue').click();
    await eventually(() => expect(visited).toEqual(['/sale.html']));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(document.getElementById('layer-product-list')?.getAttribute('aria-busy')).toBe('false');
    expect(location.pathname + location.search).toBe('/women.html');
    expect(document.querySelector('[data-shop-pressed]')).toBeNull();
  });

  test('a checkbox and its link load once, whichever is clicked', async () => {
    const calls = serve(() => json({ products: card(2) }));
    const boxed = group(
      'color',
      '<li class="item"><label><input type="checkbox" id="b"><a href="/women.html?color=49">Blue</a> and more</label></li>',
    );
    await place(addOn(card(1), filters(boxed)));
    document.querySelector<HTMLElement>('#b')?.click();
    await announced('1 product');
    link('Blue').click();
    await eventually(() => expect(calls).toHaveLength(2));
    document.querySelector('label')?.click();
    await eventually(() => expect(calls).toHaveLength(3));
    await announced('1 product');
    expect(calls).toHaveLength(3);
  });

  test('each slider has its own settings and URL', async () => {
    const ajaxUrl = (code: string) => `https://shop.test/w.html?${code}=from-to`;
    const slider = { price: { minValue: 10, ajaxUrl: ajaxUrl('price') }, weight: { ajaxUrl: ajaxUrl('weight') } };
    const container = (code: string) =>
      group(code, `<li><div id="ln_slider_container_${code}"><div id="ln_slider_text_${code}">text</div></div></li>`);
    const both = filters(container('price') + container('weight'));
    await place(addOn(card(1), both, `data-mage-init='${JSON.stringify({ mpLayer: { slider } })}'`));
    const sliders = Array.from(document.querySelectorAll('shop-price-slider'));
    expect(sliders.map((one) => one.getAttribute('data-ajax-url'))).toEqual([ajaxUrl('price'), ajaxUrl('weight')]);
    expect(sliders[0]?.getAttribute('data-min-value')).toBe('10');
    expect(sliders[0]?.querySelector('[data-shop-fallback]')?.textContent).toBe('text');
  });

  test('a slider keeps its defaults where the shop prints null', async () => {
    const price = { minValue: 10, maxValue: 90, selectedFrom: null, selectedTo: null, priceFormat: null };
    const container = group('price', '<li id="ln_slider_container_price"></li>');
    await place(addOn(card(1), filters(container)), `data-slider='${JSON.stringify({ price })}'`);
    const placed = document.querySelector('shop-price-slider');
    expect(placed?.getAttributeNames()).toEqual(['data-min-value', 'data-max-value']);
  });

  test('a slider from data-slider stays after a reply, with the prices and the other filters of the new URL', async () => {
    const container = group('price', '<li id="ln_slider_container_price"></li>');
    serve(() => json({ navigation: filters(container + colors('?color=49&price=20-80')), products: card(2) }));
    const price = { minValue: 10, maxValue: 90, ajaxUrl: '/women.html?price=from-to' };
    await place(addOn(card(1), filters(container)), `data-slider='${JSON.stringify({ price })}'`);
    const slider = () => document.querySelector<HTMLElement>('#ln_slider_container_price shop-price-slider');
    const detail = { url: '/women.html?price=20-80' };
    slider()?.dispatchEvent(new CustomEvent('shop-price-slider-change', { detail, bubbles: true, cancelable: true }));
    await announced('1 product');
    expect(slider()?.dataset).toMatchObject({ minValue: '10', maxValue: '90', selectedFrom: '20', selectedTo: '80' });
    link('Blue').click();
    await eventually(() => expect(slider()?.dataset['ajaxUrl']).toMatch(/women.html\?color=49&price=from-to$/));
    expect(slider()?.dataset['selectedTo']).toBe('80');
  });

  type Sliders = { sliders: string[]; moved: string; to: [number, number] };

  test.each(vectors<Sliders, string>('layered.two-sliders'))(
    'loads the URL of the moved slider, as in vector $id',
    async ({ input, expected }) => {
      const calls = serve(() => json({ products: card(2) }));
      const slider = Object.fromEntries(input.sliders.map((code) => [code, { ajaxUrl: `/w.html?${code}=from-to` }]));
      const containers = input.sliders.map((code) => group(code, `<li id="ln_slider_container_${code}"></li>`));
      await place(addOn(card(1), filters(containers.join(''))), `data-slider='${JSON.stringify(slider)}'`);
      const moved = document.querySelector(`#ln_slider_container_${input.moved} shop-price-slider`);
      const url = moved?.getAttribute('data-ajax-url')?.replace('from-to', input.to.join('-'));
      const change = new CustomEvent('shop-price-slider-change', { detail: { url }, bubbles: true, cancelable: true });
      moved?.dispatchEvent(change);
      // A handled slider event does not leave the page.
      expect(change.defaultPrevented).toBe(true);
      await announced('1 product');
      expect(`https://shop.test${calls[0]?.path}`).toBe(expected);
    },
  );
});

describe('the state of a filter’s checkbox', () => {
  const boxed = filters(
    group(
      'color',
      '<li class="item"><input type="checkbox" aria-label="Blue"><a href="/women.html?color=49">Blue</a></li>',
    ),
  );
  const box = () => page.getByRole('checkbox', { name: 'Blue' });
  const mark = () => document.querySelector('[data-shop-pressed]')?.getAttribute('data-shop-pressed');

  test.each([
    ['a click on it', () => box().click()],
    ['Enter', async () => [box().element().focus(), await userEvent.keyboard('{Enter}')]],
    ['a click on its link', () => page.getByRole('link', { name: 'Blue' }).click()],
  ])('after %s is ticked while the filter loads, and unticked after Back', async (_, press) => {
    serve(() => later<Response>().promise);
    await place(luma(card(1), boxed));
    await press();
    await expect.element(box()).toBeChecked();
    expect(mark()).toBe('on');
    history.back();
    await expect.element(box()).not.toBeChecked();
    expect(mark()).toBeUndefined();
  });

  test('is shown as well if the box is inside the link', async () => {
    serve(() => later<Response>().promise);
    const inside = '<a href="/women.html?color=49"><input type="checkbox" aria-label="Blue"></a>';
    await place(luma(card(1), filters(inside)));
    await box().click();
    await expect.element(box()).toBeChecked();
    history.back();
    await expect.element(box()).not.toBeChecked();
  });

  test('stays ticked if it is clicked twice, because the same filter loads', async () => {
    serve(() => later<Response>().promise);
    await place(luma(card(1), boxed));
    await box().click();
    await box().click();
    await expect.element(box()).toBeChecked();
    expect(mark()).toBe('on');
    history.back();
    await expect.element(box()).not.toBeChecked();
  });

  test('does not change if a listener cancels the load', async () => {
    const element = await place(luma(card(1), boxed));
    element.addEventListener('shop-layered-nav-load', (event) => event.preventDefault());
    await box().click();
    await expect.element(box()).not.toBeChecked();
    expect(mark()).toBeUndefined();
  });

  const radio = (name: string, isChosen: boolean) =>
    `<li class="item"><input type="radio" name="sort" aria-label="${name}" ${isChosen ? 'checked' : ''}><a href="/women.html?sort=${name}">${name}</a></li>`;

  test('as radio buttons: the earlier one is chosen again after Back, and if a listener cancels the load', async () => {
    serve(() => later<Response>().promise);
    const element = await place(luma(card(1), filters(radio('New', false) + radio('Sale', true))));
    await page.getByRole('radio', { name: 'New' }).click();
    await expect.element(page.getByRole('radio', { name: 'New' })).toBeChecked();
    history.back();
    await expect.element(page.getByRole('radio', { name: 'Sale' })).toBeChecked();
    element.addEventListener('shop-layered-nav-load', (event) => event.preventDefault());
    await page.getByRole('radio', { name: 'New' }).click();
    await expect.element(page.getByRole('radio', { name: 'Sale' })).toBeChecked();
  });

  test('stays ticked after a reply that contains only the products', async () => {
    serve(() => json({ products: card(2) }));
    await place(addOn(card(1), boxed));
    await box().click();
    await announced('1 product');
    await expect.element(box()).toBeChecked();
    expect(mark()).toBeUndefined();
  });
});

describe('texts and settings that change later', () => {
  test('do not open the groups that the shopper has closed', async () => {
    const two = filters(
      ['color', 'size'].map((code) => group(code, item('One', '?x=1') + item('Two', '?x=2'))).join(''),
    );
    const element = await place(luma(card(1), two));
    const titles = () => ['color', 'size'].map((name) => page.getByRole('button', { name, exact: true }));
    // By script, because the first panel is still moving when the second title is pressed.
    for (const title of titles()) (title.element() as HTMLElement).click();
    element.setAttribute('data-search', '1');
    await eventually(() => expect(document.querySelector('[type="search"]')).not.toBeNull());
    for (const title of titles()) await expect.element(title).toHaveAttribute('aria-expanded', 'false');
  });

  test('do not drop the list that is loading', async () => {
    const calls = serve(() => (calls.length === 1 ? later<Response>().promise : wholePage(luma(card(2)))));
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() => expect(calls).toHaveLength(1));
    addTexts({ en: { 'layered-nav': { found: '%1 producten' } } });
    onTestFinished(resetTexts);
    await announced('3 producten');
    expect(products()).toEqual(['Product 2']);
    expect(calls.map(({ path }) => path)).toEqual(['/women.html?color=49', '/women.html?color=49']);
  });

  test('do not lose the toolbar’s default values, which Luma removes from the page', async () => {
    history.replaceState(null, '', '/women.html?product_list_order=price');
    const calls = serve(() => wholePage(luma(card(2))));
    const element = await place(luma(card(1)));
    document.querySelector('[data-mage-init]')?.removeAttribute('data-mage-init');
    element.setAttribute('data-search', '1');
    await expect.element(page.getByRole('searchbox', { name: 'Search in color' })).toBeVisible();
    document.querySelector('[data-role="sorter"]')?.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(products()).toEqual(['Product 2']));
    expect(calls[0]?.path).toBe('/women.html');
  });
});

describe('URLs and history', () => {
  const popstate = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  test.each(vectors<{ href: string }, null>('layered.request'))(
    'a filter whose link is no http or https address requests nothing ($id)',
    async ({ input }) => {
      serve(() => json({}));
      const loads = recordEvents('shop-layered-nav-load');
      await place(addOn(card(1), filters(group('color', `<li><a href="${input.href}">Blue</a></li>`))));
      link('Blue').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(loads).toEqual([]);
    },
  );

  test.each(vectors<{ steps: string[] }, { pushState: boolean }>('layered.history'))(
    'Back restores the previous list without a new entry, as in vector $id',
    async ({ expected }) => {
      const calls = serve(({ path }) => wholePage(luma(path.includes('49') ? card(2) : card(1))));
      await place(luma(card(1)));
      link('Blue').click();
      await eventually(() => expect(products()).toEqual(['Product 2']));
      const push = vi.spyOn(history, 'pushState');
      history.back();
      await eventually(() => expect(products()).toEqual(['Product 1']));
      expect(location.pathname + location.search).toBe('/women.html');
      history.forward();
      await eventually(() => expect(products()).toEqual(['Product 2']));
      expect(calls.map(({ path }) => path)).toEqual(['/women.html?color=49', '/women.html', '/women.html?color=49']);
      expect(push.mock.calls.length > 0).toBe(expected.pushState);
    },
  );

  test('a new entry keeps what a router of the page, such as Turbo, needs after Back, but not the place in the list before', async () => {
    serve(() => wholePage(luma(card(2))));
    const turbo = { restorationIdentifier: '1f0b' };
    history.replaceState({ turbo, shopPages: ['/women.html'], shopPlace: { product: '1', top: 0 } }, '');
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() => expect(products()).toEqual(['Product 2']));
    expect(history.state).toEqual({ turbo });
  });

  test('a new entry has no state on a page without one, because its scripts may ask for it', async () => {
    serve(() => wholePage(luma(card(2))));
    history.replaceState(null, '');
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() => expect(products()).toEqual(['Product 2']));
    expect(history.state).toBeNull();
  });

  test('Back to another kind of page loads nothing: a router of the page, such as Turbo, shows it', async () => {
    const visited = recordNavigation();
    serve(() => wholePage('<h1>Bag</h1>'));
    const loads = recordEvents('shop-layered-nav-load');
    history.replaceState({ turbo: { restorationIndex: 0 } }, '', '/bag.html');
    history.pushState({ turbo: { restorationIndex: 1 } }, '', '/women.html');
    await place(luma(card(1)));
    const went = popstate();
    history.back();
    await went;
    expect(loads).toEqual([]);
    expect(visited).toEqual([]);
  });

  test('Back restores a list whose URL has another path, also on a page that opened at the later one', async () => {
    const blue = filters(group('color', '<li><a href="/women/blue.html">Blue</a></li>'));
    const calls = serve(({ path }) => wholePage(luma(path.includes('blue') ? card(2) : card(1), blue)));
    const element = await place(luma(card(1), blue));
    link('Blue').click();
    await eventually(() => expect(products()).toEqual(['Product 2']));
    expect(location.pathname).toBe('/women/blue.html');
    element.remove();
    await place(luma(card(2), blue));
    history.back();
    await eventually(() => expect(products()).toEqual(['Product 1']));
    expect(calls.map(({ path }) => path)).toEqual(['/women/blue.html', '/women.html']);
  });

  test('Back loads nothing on a page without a list, where another script, as an instant search, has added the entries', async () => {
    const visited = recordNavigation();
    serve(() => wholePage('<h1>Women</h1>'));
    const loads = recordEvents('shop-layered-nav-load');
    await place('<h1>Women</h1>');
    for (const color of [49, 50]) history.pushState(null, '', `?color=${color}`);
    const went = popstate();
    history.back();
    await went;
    expect(loads).toEqual([]);
    expect(visited).toEqual([]);
  });

  test('an anchor loads nothing', async () => {
    serve(() => wholePage(luma(card(1))));
    const loads = recordEvents('shop-layered-nav-load');
    await place(luma(card(1)));
    const went = popstate();
    location.hash = 'mine';
    await went;
    expect(loads).toEqual([]);
  });

  test('shows the later of two choices, whichever reply comes first', async () => {
    const first = later<Response>();
    serve(({ path }) => (path.includes('49') ? first.promise : wholePage(luma(card(50)))));
    await place(luma(card(1)));
    link('Blue').click();
    link('Red').click();
    await eventually(() => expect(products()).toEqual(['Product 50']));
    first.resolve(wholePage(luma(card(49))));
    for (const _ of Array(3)) await new Promise(requestAnimationFrame);
    expect(products()).toEqual(['Product 50']);
    expect(location.search).toBe('?color=50');
  });

  test('Back while a list loads keeps the current list', async () => {
    serve(() => later<Response>().promise);
    await place(luma(card(1)));
    link('Blue').click();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    history.back();
    await eventually(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(products()).toEqual(['Product 1']);
  });

  test('a listener can cancel loading', async () => {
    const calls = serve(() => json({}));
    const element = await place(luma(card(1)));
    element.addEventListener('shop-layered-nav-load', (event) => event.preventDefault());
    link('Blue').click();
    expect(calls).toEqual([]);
    expect(location.search).toBe('');
  });

  test.each<[string, () => void, number]>([
    ['Back', () => history.back(), 1],
    ['another choice', () => link('Blue').click(), 2],
    ['a listener that cancels', () => {}, 0],
  ])(
    'after %s, the toolbar shows the order of the list, and the other order can be chosen again',
    async (how, undo, requests) => {
      const calls = serve(() => later<Response>().promise);
      const element = await place(luma(card(1)));
      const isCanceled = how.startsWith('a listener');
      if (isCanceled) element.addEventListener('shop-layered-nav-load', (event) => event.preventDefault());
      const loads = recordEvents('shop-layered-nav-load');
      const sorter = page.getByRole('combobox', { name: 'Sort' });
      await sorter.selectOptions('Price');
      undo();
      await expect.element(sorter).toHaveValue('position');
      await eventually(() => expect(calls).toHaveLength(requests));
      const before = loads.length;
      // WebKit compares with the option that was selected when the list got the focus.
      const select = document.querySelector('select');
      select?.blur();
      select?.focus();
      await sorter.selectOptions('Price');
      await eventually(() => expect(loads).toHaveLength(before + 1));
    },
  );

  test('leaves products, other sites and links opened in a new tab to the browser', async () => {
    const calls = serve(() => json({}));
    // The https copy of an http page: a script may not load it, nor show it in the address bar.
    const twin = `https://${location.host}/women.html?color=50`;
    const links = `<a href="https://elsewhere.test/">Away</a><a href="${twin}">Secure</a>`;
    await place(luma(card(1), filters(colors() + links)));
    const stayed: boolean[] = [];
    document.body.addEventListener('click', (event) => {
      stayed.push(event.defaultPrevented);
      event.preventDefault();
    });
    link('Blue').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    link('Product').click();
    link('Away').click();
    link('Secure').click();
    expect(stayed).toEqual([false, false, false, false]);
    expect(calls).toEqual([]);
  });

  test.each([
    [500, ''],
    [0, ''],
    [200, '{}'],
    [200, '[]'],
    [200, '<!doctype html><title>Sale</title><p>Nothing here.</p>'],
    [200, '{"error":true,"message":"The category does not exist."}'],
  ])('a failed request (%s %s) is reported, and reloads the page at its new URL', async (status, body) => {
    const visited = recordNavigation();
    const errors = recordEvents<ShopErrorDetail>('shop-error');
    configureHost({
      fetch: async () => {
        if (status === 0) throw new TypeError('Failed to fetch');
        return new Response(body, { status });
      },
    });
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() => expect(visited).toEqual([{ url: `${location.origin}/women.html?color=49`, replace: true }]));
    expect(errors.map(({ detail }) => [detail.tag, detail.phase])).toEqual([['shop-layered-nav', 'network']]);
  });

  test('the page of the list opens if the browser refuses a history entry, as Safari does after 100 in half a minute', async () => {
    const visited = recordNavigation();
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    });
    await place(luma(card(1)));
    link('Blue').click();
    await eventually(() =>
      expect(visited).toEqual([{ url: `${location.origin}/women.html?color=49`, replace: false }]),
    );
  });

  test.each([
    ['/women/blue.html?p=1', '/women/blue.html?p=1'],
    ['https://cdn.test/women.html?color=49', '/women.html?color=49'],
  ])('after a redirect to %s, the address is that of the list, in this shop', async (redirect, shown) => {
    const loaded = recordEvents<LayeredNavLoadedDetail>('shop-layered-nav-loaded');
    const to = new URL(redirect, location.href).href;
    serve(() => Object.defineProperties(wholePage(luma(card(2))), { redirected: { value: true }, url: { value: to } }));
    await place(luma(card(1)));
    // Not the history's length, which Chromium limits to 50.
    const pushed = vi.spyOn(history, 'pushState');
    link('Blue').click();
    await announced('3 products');
    expect(location.pathname + location.search).toBe(shown);
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(loaded.map(({ detail }) => detail.url)).toEqual([location.href]);
  });

  test.each([
    ['/women/blue.html', ['{"own":{}}', '{"kept":{},"block":{}}']],
    ['https://evil.test/', []],
  ])('after a redirect to %s, only the shop’s own list starts widgets', async (redirect, widgets) => {
    const to = new URL(redirect, location.href).href;
    const hostile =
      `<p data-mage-init='{"own":{}}'></p><p id="block" data-mage-init='{"kept":{}}'></p>` +
      // The page runs those without an element already, and a bad selector stops no others.
      '<script type="text/x-magento-init">{"*":{"page":{}},"p:(":{"bad":{}},"#block":{"block":{}}}</script>';
    const reply = wholePage(luma(card(2).replace('</li>', `${hostile}</li>`)));
    serve(() => Object.defineProperties(reply, { redirected: { value: true }, url: { value: to } }));
    await place(luma(card(1)));
    link('Blue').click();
    await announced('3 products');
    const started = Array.from(document.querySelectorAll('p[data-mage-init]'), (node) =>
      node.getAttribute('data-mage-init'),
    );
    expect(started).toEqual(widgets);
  });

  test('a page of another site, to which the shop redirects, does not change where the shop’s own links lead', async () => {
    const login = (url: string) => `<p class="authorization-link"><a href="${url}">Sign In</a></p>`;
    const reply = wholePage(login('https://evil.test/login') + luma(card(2)));
    serve(() => Object.defineProperties(reply, { redirected: { value: true }, url: { value: 'https://evil.test/' } }));
    await place(login('/login') + luma(card(1)));
    link('Blue').click();
    await announced('3 products');
    expect(link('Sign In').getAttribute('href')).toBe('/login');
  });
});

test('a list whose request the browser ended, because the shopper followed a link, loads if the page stays', async () => {
  const visited = recordNavigation();
  const calls = serve(() => {
    if (calls.length > 1) return wholePage(luma(card(2)));
    // As in Firefox, also for a download.
    window.dispatchEvent(new Event('beforeunload'));
    throw new TypeError('NetworkError when attempting to fetch resource.');
  });
  await place(luma(card(1)));
  link('Blue').click();
  await eventually(() => expect(products()).toEqual(['Product 2']));
  expect(calls.map(({ path }) => path)).toEqual(['/women.html?color=49', '/women.html?color=49']);
  expect(visited).toEqual([]);
});

describe('for keyboard and screen reader', () => {
  test('the focus stays on the same filter, also when it moves to the active ones', async () => {
    const current = (label: string) =>
      `<div class="filter-current"><ol><li class="item"><span class="filter-label">color</span><span class="filter-value">${label}</span><a class="action remove" href="/women.html" title="Remove">x</a></li></ol></div>`;
    const replies = [filters(colors('')), filters(current('Blue')), filters(colors())];
    serve(() => wholePage(luma(card(2), replies.shift())));
    await place(luma(card(1)));
    for (const wanted of ['Blue 3 items', 'x', 'Blue 3 items']) {
      if (document.activeElement === document.body) link('Blue').focus();
      const before = document.activeElement;
      await userEvent.keyboard('{Enter}');
      await eventually(() => expect(document.activeElement).not.toBe(before));
      await eventually(() => expect(document.activeElement?.textContent).toBe(wanted));
      await announced('3 products');
    }
  });

  test('the focus stays on the button of a filter sidebar, which then counts the active filters', async () => {
    const open = (counter: string) => `<a class="filter-open" href="#filters">Filter ${counter}</a>`;
    const reply = later<Response>();
    serve(() => reply.promise);
    await place(luma(open('') + card(1)));
    link('Blue').click();
    link('Filter').focus();
    reply.resolve(wholePage(luma(open('<span class="counter">1</span>') + card(2))));
    await announced('3 products');
    expect(document.activeElement).toBe(link('Filter'));
  });

  test('the focus stays on the filter’s link if there is a checkbox beside it', async () => {
    const withBox = colors().replace('<a ', '<input type="checkbox" aria-label="Blue"><a ');
    serve(() => wholePage(luma(card(2), filters(withBox))));
    await place(luma(card(1), filters(withBox)));
    link('Blue').focus();
    await userEvent.keyboard('{Enter}');
    await announced('3 products');
    expect(document.activeElement?.localName).toBe('a');
  });

  test('the focus moves to the list if its control is gone, and stays elsewhere', async () => {
    const reply = later<Response>();
    const calls = serve(() => (calls.length === 1 ? wholePage(luma(card(2))) : reply.promise));
    await place(luma(card(1)));
    link('2').focus();
    document.querySelector('.pages')?.classList.add('old');
    link('2').textContent = 'Two';
    link('Two').click();
    await announced('3 products');
    expect(document.activeElement?.className).toContain('toolbar');
    link('Blue').click();
    document.querySelector<HTMLElement>('#mine')?.focus();
    reply.resolve(wholePage(luma(card(3))));
    await eventually(() => expect(products()).toEqual(['Product 3']));
    expect(document.activeElement?.id).toBe('mine');
  });

  test('the focus stays on the visible one of two toolbars', async () => {
    const twice = `<style>.toolbar:first-of-type { display: none }</style><div>${toolbar(3)}${toolbar(3)}
      <div class="products wrapper"><ol class="product-items">${card(1)}</ol></div></div>`;
    serve(() => wholePage(twice));
    await place(twice);
    const sorters = () => document.querySelectorAll<HTMLSelectElement>('[data-role="sorter"]');
    const [, sorter] = sorters();
    sorter?.focus();
    if (sorter) sorter.value = 'price';
    sorter?.dispatchEvent(new Event('change', { bubbles: true }));
    await announced('3 products');
    expect(sorters()[1]).not.toBe(sorter);
    expect(document.activeElement).toBe(sorters()[1]);
  });

  test('scrolls to the top of the list only if that is out of view', async () => {
    const replies = [luma(card(2)), luma(card(3))];
    serve(() => wholePage(replies.shift() ?? ''));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await place(`${luma(card(1))}<div class="tall"></div>`);
    link('Blue').click();
    await announced('3 products');
    expect(scrolled).not.toHaveBeenCalled();
    const spacer = document.querySelector<HTMLElement>('.tall');
    if (spacer) spacer.style.height = '3000px';
    window.scrollTo(0, 1000);
    link('Red').click();
    await eventually(() => expect(scrolled).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  });
});

describe('groups', () => {
  const two = (open: string) =>
    filters(
      ['color', 'size'].map((code) => group(code, item(`${code}!`, '?x=1'), code === open ? 'active' : '')).join(''),
    );
  const states = () =>
    Array.from(
      document.querySelectorAll('.filter-options-title'),
      (title) => title.querySelector('button')?.getAttribute('aria-expanded') ?? null,
    );

  test('open and close by mouse and keyboard, several at a time', async () => {
    await place(luma(card(1), two('color')));
    expect(states()).toEqual(['true', 'false']);
    const [color, size] = Array.from(document.querySelectorAll<HTMLElement>('.filter-options-title button'));
    size?.click();
    expect(states()).toEqual(['true', 'true']);
    color?.focus();
    await userEvent.keyboard('{Enter}');
    expect(states()).toEqual(['false', 'true']);
    const content = document.querySelector<HTMLElement>('.filter-options-content');
    await eventually(() => expect(content?.hidden).toBe(true));
    await userEvent.keyboard(' ');
    expect(states()).toEqual(['true', 'true']);
  });

  test('open wherever the title is clicked, also on the arrow in its padding', async () => {
    await place(luma(card(1), two('color')));
    const [, size] = Array.from(document.querySelectorAll<HTMLElement>('.filter-options-title'));
    if (size) size.style.paddingInlineEnd = '60px';
    size?.click();
    expect(states()).toEqual(['true', 'true']);
  });

  test('stay as they are when a link in their title is clicked', async () => {
    await place(luma(card(1), two('color').replace('>size<', '>size <a href="#guide">Size guide</a><')));
    const handled: boolean[] = [];
    link('Size guide').addEventListener('click', ({ defaultPrevented }) => handled.push(defaultPrevented));
    link('Size guide').click();
    expect(handled).toEqual([false]);
    expect(states()).toEqual(['true', 'false']);
  });

  test('open by a title that is a button, of the right one of two navigations', async () => {
    const buttons = filters(
      `<div class="filter-options-item active" attribute="color"><button class="filter-options-title">Color</button>
        <div class="filter-options-content"><a href="/women.html?color=49">Blue</a></div></div>`,
    );
    const both = `<shop-layered-nav>${luma(card(1), buttons)}</shop-layered-nav>`;
    await drawn('shop-layered-nav', both);
    document.body.insertAdjacentHTML('beforeend', both);
    await eventually(() => expect(document.querySelectorAll('[data-state="ready"]')).toHaveLength(2));
    const titles = Array.from(document.querySelectorAll<HTMLElement>('button.filter-options-title'));
    titles[0]?.click();
    expect(titles.map((title) => title.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  test('have a search field that Escape clears before it closes a sidebar around it', async () => {
    const options = item('Blue', '?x=1') + item('Red', '?x=2');
    await place(luma(card(1), filters(group('color', options, 'active'))), 'data-search="1"');
    const field = page.getByRole('searchbox', { name: 'Search in color' });
    await field.fill('blue');
    await expect.element(page.getByText('Red')).not.toBeVisible();
    const escapes = recordEvents('keydown');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await expect.element(page.getByText('Red')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(escapes.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
  });

  test('open and close in 200 ms', async () => {
    await place(luma(card(1), two('color')));
    document.querySelector<HTMLElement>('.filter-options-title button')?.click();
    const [movement] = document.querySelector('.filter-options-content')?.getAnimations() ?? [];
    expect(movement?.effect?.getTiming().duration).toBe(200);
  });

  test('are all open if the server marks none, and unchanged without the accordion', async () => {
    await place(luma(card(1), two('')));
    expect(states()).toEqual(['true', 'true']);
    await place(luma(card(1), two('')), 'data-accordion="false"');
    expect(states()).toEqual([null, null]);
  });

  test('are all closed if the Ajax add-on opens none', async () => {
    await place(addOn(card(1), two(''), `data-mage-init='{"mpLayer":{"active":[]}}'`));
    expect(states()).toEqual(['false', 'false']);
  });

  test('are open again with the others when their filter is removed', async () => {
    const both = luma(card(1), two(''));
    serve(({ path }) =>
      wholePage(path.includes('x=1') ? luma(card(2), filters(group('size', item('size!', '?x=1')))) : both),
    );
    await place(both);
    link('color!').click();
    await eventually(() => expect(states()).toEqual(['true']));
    history.back();
    await eventually(() => expect(states()).toEqual(['true', 'true']));
  });

  test('are left to the Ajax add-on, whose newer versions print no settings on the groups', async () => {
    pageJson(
      'require',
      Object.assign(() => {}, { defined: () => false }),
    );
    const groups = two('').replaceAll('data-role="collapsible"', 'data-role="ln_collapsible"');
    await place(addOn(card(1), groups));
    expect(states()).toEqual([null, null]);
  });

  test('are left to the page’s own scripts', async () => {
    pageJson(
      'require',
      Object.assign(() => {}, { defined: () => false }),
    );
    const accordion = `<div data-mage-init='{"accordion":{"active":false}}'>${two('color')}</div>`;
    serve(() => wholePage(luma(card(2), `<div class="block filter">${accordion}</div>`)));
    await place(luma(card(1), `<div class="block filter">${accordion}</div>`));
    expect(states()).toEqual([null, null]);
    link('color!').click();
    await announced('3 products');
    // Luma's widget opens groups by number.
    expect(document.querySelector('[data-mage-init*="accordion"]')?.getAttribute('data-mage-init')).toBe(
      '{"accordion":{"active":[0]}}',
    );
  });

  test('closed by the page’s own scripts stay closed until those start in the new list', async () => {
    pageJson(
      'require',
      Object.assign(() => {}, { defined: () => false }),
    );
    const block = `<div class="block filter" data-mage-init='{"accordion":{"active":false}}'>${two('color')}</div>`;
    serve(() => wholePage(luma(card(2), block)));
    await place(luma(card(1), block));
    const contents = () => Array.from(document.querySelectorAll<HTMLElement>('.filter-options-content'));
    const [, size] = contents();
    if (size) size.style.display = 'none';
    link('color!').click();
    await announced('3 products');
    expect(contents()).not.toContain(size);
    expect(contents().map((content) => content.checkVisibility())).toEqual([true, false]);
  });

  test('that the page’s own scripts will close don’t take the focus', async () => {
    pageJson(
      'require',
      Object.assign(() => {}, { defined: () => false }),
    );
    const block = (inside: string) =>
      `<div class="block filter" data-mage-init='{"accordion":{"active":false}}'>${inside}</div>`;
    const size = group('size', item('Small', '?size=1'));
    const active = `<ol><li class="item"><span class="filter-label">color</span><span class="filter-value">Blue</span><a href="/women.html">Remove</a></li></ol>`;
    serve(() => wholePage(luma(card(2), block(colors() + size))));
    await place(luma(card(1), block(active + size)));
    document.querySelector<HTMLElement>('.filter-options-content')?.style.setProperty('display', 'none');
    link('Remove').focus();
    await userEvent.keyboard('{Enter}');
    await announced('3 products');
    expect(link('Blue').checkVisibility()).toBe(false);
    expect(document.activeElement?.className).toContain('toolbar');
  });

  test.each(vectors<{ open: string[] }, { open: string[] }>('layered.accordion'))(
    'that are open at first stay open after a reply with new filters ($id)',
    async ({ input, expected }) => {
      serve(() => json({ navigation: two('') }));
      const init = `data-mage-init='${JSON.stringify({ mpLayer: { active: input.open } })}'`;
      await place(addOn(card(1), two(''), init));
      expect(states()).toEqual(['true', 'false']);
      link('color!').click();
      await announced('1 product');
      const open = Array.from(document.querySelectorAll('.filter-options-item.active'));
      expect(open.map((one) => one.getAttribute('attribute'))).toEqual(expected.open);
    },
  );
});

test('runs nothing from a reply', async () => {
  const ran = vi.fn();
  Reflect.set(window, 'ranFromList', ran);
  const hostile = `<li class="item product product-item" onclick="ranFromList()"><a href="/p1.html">Product 1</a>
    <a class="bad" href=" java\nscript:ranFromList()">bad</a><img src="x" onerror="ranFromList()"><script>ranFromList()</script>
    <form action="javascript:ranFromList()"></form><button formaction="javascript:ranFromList()"></button>
    <iframe srcdoc="<script>parent.ranFromList()</script>"></iframe><svg><a><animate attributeName="href" values="javascript:ranFromList()"/></a></svg>
    <object data="javascript:ranFromList()"></object><template><script>1</script></template><meta http-equiv="refresh" content="0"></li>`;
  serve(() => wholePage(luma(hostile)));
  await place(luma(card(1)));
  link('Blue').click();
  await announced('3 products');
  const added = document.querySelector<HTMLElement>('.product-item');
  for (const control of added?.querySelectorAll<HTMLElement>('a.bad, button') ?? []) control.click();
  added?.click();
  expect(added?.outerHTML).not.toMatch(/script|on\w+=|<(iframe|object|animate|template|meta)/i);
  expect(ran).not.toHaveBeenCalled();
});
