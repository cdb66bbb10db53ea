import { expect, test } from 'vitest';
import { keys } from './keys';
import { type Page, patience } from './page';
import { arrivesAt } from './steps';
import { put, runScript, visit, withBrowser } from './visit';

withBrowser();

const names = (page: Page) => page.texts('.product-items .product-item-link');
const announced = async (page: Page) => (await page.texts('shop-layered-nav > [data-shop-root] [role="status"]'))[0];

test('a shopper filters, sorts, opens page 2 and goes back without a page load', async () => {
  const page = await visit();
  await page.open('/everything.html');
  await page.allDrawn();
  await page.run(() => document.body.setAttribute('data-same-page', ''));
  const all = await names(page);

  await (await (await page.css('.filter-options')).find('link', /^Kitchen/)).click();
  await expect.poll(() => announced(page), patience).toMatch(/^\d+ products$/);
  const kitchen = await names(page);
  expect(kitchen).not.toEqual(all);
  expect(await page.path()).toMatch(/\?cat=\d+$/);

  await (await page.find('combobox', 'Sort By')).select('Price');
  await arrivesAt(page, /product_list_order=price/);
  await expect.poll(() => names(page), patience).not.toEqual(kitchen);
  const sorted = await names(page);

  await page.back();
  await expect.poll(() => names(page), patience).toEqual(kitchen);
  await page.back();
  await expect.poll(async () => (await names(page)).slice(0, 12), patience).toEqual(all.slice(0, 12));
  await page.forward();
  await page.forward();
  await expect.poll(() => names(page), patience).toEqual(sorted);

  await (await page.find('link', 'Clear All')).click();
  await expect.poll(() => names(page), patience).not.toEqual(sorted);
  // Without scrolling: near its end the list would load that page itself, and the link would move away.
  await (await page.find('link', /Page\s+2$/)).ask((link: HTMLElement) => link.click());
  await arrivesAt(page, /p=2/);
  expect(await page.count('body[data-same-page]')).toBe(1);
  expect(await page.problems()).toEqual([]);
});

test('setting a price by keyboard filters the list and keeps the focus on the thumb', async () => {
  const page = await visit();
  await page.open('/everything.html');
  await page.allDrawn();
  const [thumb] = await page.all('[role="slider"]');
  await thumb?.ask((slider: HTMLElement) => slider.focus());
  await page.press(keys.PageUp);
  await arrivesAt(page, /price=/);
  await expect.poll(() => announced(page), patience).toMatch(/products$/);
  await expect.poll(async () => (await page.focused()).role(), patience).toBe('slider');
  expect(await page.problems()).toEqual([]);
});

/** Counts layout reads from now on. */
function countQueries(): void {
  const count = (): void => sessionStorage.setItem('queries', String(Number(sessionStorage.getItem('queries')) + 1));
  for (const name of ['getBoundingClientRect', 'getClientRects', 'checkVisibility'] as const) {
    const ask = Element.prototype[name] as (this: Element, ...given: unknown[]) => unknown;
    Reflect.set(Element.prototype, name, function (this: Element, ...given: unknown[]) {
      count();
      return ask.apply(this, given);
    });
  }
  const style = window.getComputedStyle;
  window.getComputedStyle = (...given) => {
    count();
    return style(...given);
  };
}

const card = (index: number) => `<li class="item product product-item"><div class="product-item-info">
  <a class="product photo" href="/thing-${index}"><img class="product-image-photo" src="/media/catalog/AF-DL-01.svg" alt="" width="800" height="800"></a>
  <strong class="product name"><a class="product-item-link" href="/thing-${index}">Thing ${index}</a></strong>
  <div class="price-box"><span class="price">$91.50</span></div></div></li>`;

test('of 2,000 products, the far ones are not rendered, and only a few are measured', async () => {
  const page = await visit();
  await page.open('/everything.html');
  await page.allDrawn();
  const cards = Array.from({ length: 2000 }, (_, index) => card(index));
  put('/everything.html?p=2', `<ol class="product-items">${cards.join('')}</ol>`);
  await runScript(page, countQueries);
  await (await page.css('.shop-infinite-scroll')).ask((end: Element) => end.scrollIntoView());
  const items = () => page.run(() => document.querySelectorAll('.product-items .product-item').length);
  await expect.poll(items, patience).toBe(2012);
  const last = await page.css('.product-items .product-item:last-child');
  expect(await last.ask((item: Element) => getComputedStyle(item).contentVisibility)).toBe('auto');
  await last.ask((item: Element) => item.scrollIntoView());
  await (await page.css('.logo')).ask((logo: HTMLElement) => logo.click());
  await arrivesAt(page, /^\/$/);
  expect(await page.run(() => Number(sessionStorage.getItem('queries')))).toBeLessThan(200);
  await page.back();
  await expect.poll(items, patience).toBe(2012);
  expect(await page.problems()).toEqual([]);
});
