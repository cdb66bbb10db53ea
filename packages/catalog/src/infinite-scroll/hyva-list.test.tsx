import Alpine from 'alpinejs';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, pageJson } from '#testing/page';
import { serve } from '#testing/server';
import './define';

// Hyvä's list: Alpine directives on each product's buttons, no class on the list, and different links in the pager.

const product = (id: number) => `
  <li class="flex flex-col">
    <form method="post" action="/checkout/cart/add/" class="item product product-item product_addtocart_form card">
      <input type="hidden" name="product" value="${id}">
      <a href="/tray-${id}.html" class="product photo product-item-photo" tabindex="-1">Tray ${id}</a>
      <div class="pt-1" x-data="initPriceBox()" @update-prices-${id}.window="updatePrice($event.detail);"><span class="price" x-text="price">$8.00</span></div>
      <button type="button" x-data="initCompareOnProductList()" @click.prevent="addToCompare(${id})" class="btn" data-addto="compare"
        aria-label="Add to Compare Tray ${id}"></button>
    </form>
  </li>`;

const list = (number: number) => `
  <section id="product-list" aria-label="Product list" tabindex="-1">
    <div class="products wrapper mode-grid products-grid"><ul role="list" class="grid">${product(number * 10 + 1)}${product(number * 10 + 2)}</ul></div>
    <div class="toolbar toolbar-products grid" x-data="initToolbar_${number}()">
      <nav class="pages flex" aria-label="pagination">
        <a href="/women.html" class="pages-item-previous btn" aria-disabled="true" tabindex="-1" aria-label="Previous Page"></a>
        <ol><li class="item"><a href="/women.html?p=5" class="page next jump btn" aria-label="Skip to page 5">...</a></li></ol>
        <a href="/women.html?p=${number + 1}" class="pages-item-next btn" aria-label="Next Page"></a>
      </nav>
    </div>
  </section>`;

const settings = [
  'data-list=".products.wrapper > ul" data-item=".products.wrapper > ul > li"',
  'data-next="a.pages-item-next:not([aria-disabled])" data-previous="a.pages-item-previous:not([aria-disabled])"',
].join(' ');

afterEach(() => Alpine.destroyTree(document.body));

test('buttons of loaded products work like those of the first page', async () => {
  const compared: number[] = [];
  pageJson('initCompareOnProductList', () => ({ addToCompare: (id: number) => compared.push(id) }));
  pageJson('initPriceBox', () => ({
    price: '$8.00',
    updatePrice(price: string) {
      this.price = price;
    },
  }));
  for (const number of [1, 2]) pageJson(`initToolbar_${number}`, () => ({}));
  const hostile =
    '<button type="button" data-addto="compare" x-data="{ evil: document.title = `run` }" x-init="document.title = `run`"></button>';
  const calls = serve(
    () => new Response(`<!doctype html><title>Women</title><body>${list(2).replace('</form>', `${hostile}</form>`)}`),
  );
  await drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll data-auto-pages="0" ${settings}>${list(1)}</shop-infinite-scroll>`,
  );
  Alpine.start();

  const more = document.querySelector<HTMLButtonElement>('[data-shop-root] button');
  more?.click();
  const items = () => Array.from(document.querySelectorAll('.products.wrapper > ul > li'));
  await expect.poll(items).toHaveLength(4);
  expect(calls.map(({ path }) => path)).toEqual(['/women.html?p=2']);
  const [, , third] = items();
  await expect.poll(() => third?.querySelector('.price')?.textContent).toBe('$8.00');
  third?.querySelector<HTMLButtonElement>('.btn[data-addto=compare]')?.click();
  expect(compared).toEqual([21]);
  window.dispatchEvent(new CustomEvent('update-prices-21', { detail: '$6.00' }));
  await expect
    .poll(() => items().map((item) => item.querySelector('.price')?.textContent))
    .toEqual(['$8.00', '$8.00', '$6.00', '$8.00']);
  expect(document.title).not.toBe('run');
});

test('buttons of loaded products work, even if Hyvä starts those of the first page only when they are in view', async () => {
  const compared: number[] = [];
  pageJson('initCompareOnProductList', () => ({ addToCompare: (id: number) => compared.push(id) }));
  pageJson('initPriceBox', () => ({ price: '$8.00', updatePrice() {} }));
  for (const number of [1, 2]) pageJson(`initToolbar_${number}`, () => ({}));
  serve(() => new Response(`<!doctype html><title>Women</title><body>${list(2)}`));
  const waiting = list(1).replaceAll('<button', '<button x-defer="intersect" x-ignore');
  await drawn(
    'shop-infinite-scroll',
    `<shop-infinite-scroll data-auto-pages="0" ${settings}>${waiting}</shop-infinite-scroll>`,
  );
  Alpine.start();

  document.querySelector<HTMLButtonElement>('[data-shop-root] button')?.click();
  await expect.element(page.getByRole('button', { name: 'Add to Compare Tray 21' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Compare Tray 21' }).click();

  expect(compared).toEqual([21]);
});
