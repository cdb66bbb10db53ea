import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '#testing/page';
import { type Call, serve } from '#testing/server';
import './define';

// OpenMage's category page: a toolbar of URLs, and products whose buttons call the page's own functions.
function category(products: string, orders = ''): string {
  return `<div class="category-products">
    <div class="toolbar">
      <p class="view-mode"><a href="/mugs.html?mode=list" title="List" class="list">List</a></p>
      <div class="sort-by"><select onchange="setLocation(this.value)" aria-label="Sort By">
        <option value="/mugs.html?order=position" selected>Position</option><option value="/mugs.html?order=price">Price</option>
      </select>${orders}</div>
      <div class="limiter"><select onchange="setLocation(this.value)" aria-label="Show">
        <option value="/mugs.html?limit=12" selected>12</option><option value="/mugs.html?limit=24">24</option>
      </select></div>
    </div>
    <ul class="products-grid"><li class="item">${products}</li></ul></div>`;
}

const addToCart = `<button onclick="customFormSubmit('/checkout/cart/add/product/7/', '{&quot;form_key&quot;:&quot;k&quot;}', 'post')">Add to Cart</button>`;

const home = location.href;
beforeEach(() => history.replaceState(null, '', '/mugs.html'));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', home);
});

/** The page's function, which the calls of the buttons reach. */
function pageFunction(name: string) {
  const called = vi.fn();
  vi.stubGlobal(name, called);
  return called;
}

/** Places the first list. The next one has these products. */
async function place(next: string): Promise<readonly Call[]> {
  const calls = serve(() => new Response(`<!doctype html><title>Mugs</title>${category(next)}`));
  const attributes = 'data-products=".category-products" data-item=".item"';
  await drawn('shop-layered-nav', `<shop-layered-nav ${attributes}>${category('First mug')}</shop-layered-nav>`);
  return calls;
}

async function sortByPrice(): Promise<void> {
  await userEvent.selectOptions(page.getByLabelText('Sort By'), 'Price');
  await expect.element(page.getByText('First mug')).not.toBeInTheDocument();
}

test('sorts, and sets the number and the look of products, in the first list and in later ones', async () => {
  const leave = pageFunction('setLocation');
  const calls = await place('Next mug');
  await sortByPrice();
  await userEvent.selectOptions(page.getByLabelText('Show'), '24');
  await expect.poll(() => calls.length).toBe(2);
  await page.getByRole('link', { name: 'List' }).click();
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(['/mugs.html?order=price', '/mugs.html?limit=24', '/mugs.html?mode=list']);
  expect(leave).not.toHaveBeenCalled();
});

test('products of another list can be put into the cart', async () => {
  const post = pageFunction('customFormSubmit');
  await place(`${addToCart}<a href="#" onclick="setLocation('/mug.html'); return false;">Details</a>`);
  await sortByPrice();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect(post.mock.calls).toEqual([['/checkout/cart/add/product/7/', '{"form_key":"k"}', 'post']]);
  const open = pageFunction('setLocation');
  await page.getByRole('link', { name: 'Details' }).click();
  expect(open.mock.calls).toEqual([['/mug.html']]);
  expect(location.hash).toBe('');
});

test('an attribute of the content, which looks like a kept call, runs no other function', async () => {
  const run = pageFunction('hurt');
  onTestFinished(() => document.body.replaceChildren());
  await place(`<button data-shop-onclick="hurt('/mug.html')">Press</button>`);
  await sortByPrice();
  await page.getByRole('button', { name: 'Press' }).click();
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['another site', "customFormSubmit('https://evil.example/', '{}', 'post')"],
  ['a script', "setLocation('javascript:hurt()')"],
  ['more than texts', "setLocation('/mug.html', hurt)"],
  ['a second call', "setLocation('/mug.html'); hurt()"],
  ['a call inside', "setLocation(hurt('/mug.html'))"],
])('a button with %s does nothing', async (_, code) => {
  const hurt = pageFunction('hurt');
  const reached = [pageFunction('setLocation'), pageFunction('customFormSubmit')];
  onTestFinished(() => document.body.replaceChildren());
  await place(`<button onclick="${code}">Press</button>`);
  await sortByPrice();
  const button = page.getByRole('button', { name: 'Press' });
  await button.click();
  expect(button.element().getAttributeNames()).toEqual([]);
  for (const called of [hurt, ...reached]) expect(called).not.toHaveBeenCalled();
});
