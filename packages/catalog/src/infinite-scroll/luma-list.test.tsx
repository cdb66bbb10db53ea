import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { lumaBody, lumaPage } from '#testing/luma-category';
import { drawn, recordEvents } from '#testing/page';
import { type Call, later, serve } from '#testing/server';
import '../layered-nav/define';
import './define';
import './infinite-scroll.css';
import '../../../ui/src/base.css';

const home = location.href;
const list = { limit: 4, total: 14 };

const numberOf = ({ path }: Call) => Number(new URL(path, home).searchParams.get('p') ?? 1);

/** A shop with a list of 14 products, four per page. */
const shop = () => serve((call) => lumaPage({ ...list, page: numberOf(call) }));

/** Luma's page with our tag around only the list, as a layout file adds it. */
function place(number = 1, attributes = '', nav?: readonly [string, string]): Promise<HTMLElement> {
  history.replaceState(history.state, '', number === 1 ? '/tea.html' : `/tea.html?p=${number}`);
  const body = lumaBody({ ...list, page: number }, nav);
  const html = body
    .replace('<div class="products wrapper', `<shop-infinite-scroll ${attributes}><div class="products wrapper`)
    .replace('</ol></div>', '</ol></div></shop-infinite-scroll>');
  return drawn('shop-infinite-scroll', `${html}<footer style="height: 200px">Footer</footer>`);
}

const products = () =>
  Array.from(document.querySelectorAll('.product-item-link'), ({ textContent }) => Number(textContent?.slice(8)));
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const query = () => location.pathname + location.search;
const more = () => page.getByRole('button', { name: 'Load more' });

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .product-item { height: 200px }
  .toolbar-products .pages { display: none }
  .products.wrapper ~ .toolbar-products .pages { display: block }
`);

beforeEach(() => {
  history.replaceState(null, '', '/tea.html');
  document.adoptedStyleSheets.push(sheet);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  window.scrollTo(0, 0);
  history.replaceState(null, '', home);
});

/** Clicks the button until that many products are shown. */
async function load(count: number): Promise<void> {
  while (products().length < count) {
    const expected = Math.min(count, products().length + list.limit);
    await more().click();
    await expect.poll(products).toHaveLength(expected);
  }
}

test('announces how many products are shown, and updates toolbar and pager', async () => {
  shop();
  const element = await place(1, 'data-auto-pages="0"');
  await load(8);
  await expect.element(page.getByText('8 of 14 products shown')).toBeVisible();
  expect(document.querySelector('.toolbar-amount')?.textContent?.trim()).toBe('Items 1-8 of 14');
  expect(document.querySelector('.pages .current')?.textContent).toContain('2');
  expect(document.querySelector('.pages a.next')?.getAttribute('href')).toBe('/tea.html?p=3');
  await load(14);
  expect(document.querySelector('.toolbar-amount')?.textContent?.trim()).toBe('Items 1-14 of 14');
  expect(document.querySelector('.pages .current')?.textContent).toContain('4');
  expect(document.querySelector('.pages a.next')).toBeNull();
  await expectAccessible(element);
});

test('announces the total of an Arabic toolbar, which has its own digits', async () => {
  shop();
  await place(1, 'data-auto-pages="0"');
  for (const [index, number] of [...document.querySelectorAll('.toolbar-number')].entries())
    number.textContent = ['١', '٤', '١٤'][index % 3] ?? '';
  await more().click();
  await expect.element(page.getByText('8 of 14 products shown')).toBeVisible();
});

test('the focus stays in the pager when the last page removes its focused link', async () => {
  shop();
  await place(3, 'data-auto-pages="0"');
  page.getByRole('link', { name: 'Next' }).last().element().focus();
  document.querySelector<HTMLElement>('.shop-infinite-scroll button')?.click();
  await expect.poll(() => document.querySelector('.pages a.next')).toBeNull();
  expect(document.activeElement?.matches('.pages')).toBe(true);
});

test('offers to retry if another page arrives instead of the next one, such as a notice of maintenance', async () => {
  const calls = serve((call) =>
    calls.length === 1
      ? new Response('<!doctype html><title>Maintenance</title><body><h1>Back soon</h1></body>')
      : lumaPage({ ...list, page: numberOf(call) }),
  );
  await place(1, 'data-auto-pages="0"');
  await more().click();
  await expect.element(page.getByText('More products could not be loaded.')).toBeVisible();
  expect(document.querySelector('.pages a.next')?.getAttribute('href')).toBe('/tea.html?p=2');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(products).toEqual(numbers(1, 8));
});

test('the list ends at a page without products if the toolbar shows no total', async () => {
  const calls = serve(() => new Response('<!doctype html><title>Tea</title><body><p>No products</p></body>'));
  await place(1, 'data-auto-pages="0" data-amount=".none"');
  await more().click();
  await expect.poll(() => document.querySelector('.pages a.next')).toBeNull();
  await expect.element(more()).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('ignores other links with the same name', async () => {
  shop();
  const html = '<div class="slider"><a class="next" href="#">Next slide</a></div>';
  document.body.insertAdjacentHTML('afterbegin', html);
  await place(1, 'data-auto-pages="0"');
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
  await load(14);
  expect(document.querySelector('.slider a.next')?.getAttribute('href')).toBe('#');
});

test('Luma’s styles of the lower toolbar still match with our tag around the list', async () => {
  await place(1, 'data-auto-pages="0"');
  expect(document.querySelector('.pages')?.checkVisibility()).toBe(true);
});

test('after two pages, the footer can be reached', async () => {
  const calls = shop();
  await place();
  const toTheEnd = () => window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => [toTheEnd(), products().length].at(-1)).toBe(12);
  toTheEnd();
  await expect.element(page.getByText('Footer')).toBeInViewport();
  await expect.element(more()).toBeVisible();
  expect(calls).toHaveLength(2);
});

describe('a list that starts at a later page', () => {
  test('has a button for the previous page, which keeps the scroll position', async () => {
    const calls = shop();
    const element = await place(3, 'data-auto-pages="0"');
    const seen = () => page.getByRole('link', { name: 'Product 9' }).last().element().getBoundingClientRect().top;
    const before = seen();
    await page.getByRole('button', { name: 'Load previous' }).click();
    await expect.poll(products).toEqual(numbers(5, 12));
    expect(Math.abs(seen() - before)).toBeLessThan(2);
    expect(document.querySelector('.toolbar-amount')?.textContent?.trim()).toBe('Items 5-12 of 14');
    await expectAccessible(element);
    await page.getByRole('button', { name: 'Load previous' }).click();
    await expect.poll(products).toEqual(numbers(1, 12));
    await expect.element(page.getByRole('button', { name: 'Load previous' })).not.toBeInTheDocument();
    expect(calls.map(numberOf)).toEqual([2, 1]);
  });

  test('by keyboard focuses the first new product', async () => {
    shop();
    await place(2, 'data-auto-pages="0"');
    page.getByRole('link', { name: 'Set Descending Direction' }).element().focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Load previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Product 1');
  });
});

const scrollTo = (product: number) =>
  page
    .getByRole('link', { name: `Product ${product}`, exact: true })
    .last()
    .element()
    .scrollIntoView();

describe('the URL', () => {
  test('follows the page in view', async () => {
    shop();
    await place(1, 'data-auto-pages="0"');
    const { length } = history;
    await load(12);
    scrollTo(9);
    await expect.poll(query).toBe('/tea.html?p=3');
    scrollTo(5);
    await expect.poll(query).toBe('/tea.html?p=2');
    window.scrollTo(0, 0);
    await expect.poll(query).toBe('/tea.html');
    expect(history.length).toBe(length);
  });

  test('of a list that replaces it stays unchanged', async () => {
    shop();
    await place(1, 'data-auto-pages="0"');
    await load(12);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    scrollTo(9);
    history.pushState(null, '', '/tea.html?color=50');
    for (const _ of numbers(1, 3)) await new Promise(requestAnimationFrame);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(query()).toBe('/tea.html?color=50');
    expect(history.state).toBeNull();
  });

  test('restores all pages and the scroll position', async () => {
    shop();
    await place(1, 'data-auto-pages="0"');
    await load(12);
    scrollTo(7);
    await expect.poll(query).toBe('/tea.html?p=2');
    const top = () => page.getByRole('link', { name: 'Product 7' }).last().element().getBoundingClientRect().top;
    const before = top();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    document.body.replaceChildren();
    window.scrollTo(0, 0);
    await place(2, 'data-auto-pages="0"');
    await expect.poll(products).toEqual(numbers(1, 12));
    await expect.poll(() => Math.abs(top() - before)).toBeLessThan(3);
  });

  test('stays that of the list if configured', async () => {
    shop();
    await place(1, 'data-auto-pages="0" data-address="keep"');
    await load(12);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    scrollTo(9);
    for (const _ of numbers(1, 3)) await new Promise(requestAnimationFrame);
    vi.runAllTimers();
    vi.useRealTimers();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(query()).toBe('/tea.html');
    document.body.replaceChildren();
    await place(1, 'data-auto-pages="0" data-address="keep"');
    await expect.poll(products).toEqual(numbers(1, 12));
  });
});

describe('inside <shop-layered-nav>, after scrolling to the second page', () => {
  const popstate = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  async function placeBoth(): Promise<void> {
    await place(1, 'data-auto-pages="0"', ['<shop-layered-nav>', '</shop-layered-nav>']);
    await expect.poll(() => document.querySelector('shop-layered-nav')?.dataset.state).toBe('ready');
    await load(8);
    scrollTo(5);
    await expect.poll(query).toBe('/tea.html?p=2');
  }

  test('a link to an anchor keeps the loaded pages, also after leaving the page from there', async () => {
    shop();
    await placeBoth();
    const loads = recordEvents('shop-layered-nav-load');
    const moved = popstate();
    location.hash = 'maincontent';
    await moved;
    expect(loads).toEqual([]);
    expect(products()).toEqual(numbers(1, 8));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    document.body.replaceChildren();
    await place(2, 'data-auto-pages="0"');
    await expect.poll(products).toEqual(numbers(1, 8));
  });

  test('Back while a filter loads keeps the loaded pages', async () => {
    serve((call) =>
      call.path.includes('style') ? later<Response>().promise : lumaPage({ ...list, page: numberOf(call) }),
    );
    await placeBoth();
    document.querySelector<HTMLElement>('.filter-options-item a')?.click();
    expect(query()).toBe('/tea.html?style=116');
    const loads = recordEvents('shop-layered-nav-load');
    const moved = popstate();
    history.back();
    await moved;
    expect(query()).toBe('/tea.html?p=2');
    expect(loads).toEqual([]);
    expect(products()).toEqual(numbers(1, 8));
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});
