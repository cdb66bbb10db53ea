/**
 * Replaces a list with the response of a stock shop, which contains a list and 300 filter values: with `<shop-layered-nav>`,
 * including sanitizing, against parsing the same HTML and inserting it with `replaceChildren`.
 */

const card = (/** @type {number} */ id) => `
<li class="item product product-item"><div class="product-item-info" data-container="product-grid">
  <a href="/p${id}.html" class="product photo" tabindex="-1"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="" width="240" height="240" loading="lazy"></a>
  <div class="product details"><strong class="product name"><a class="product-item-link" href="/p${id}.html">Product ${id}</a></strong>
  <div class="rating-summary"><span>4 of 5 stars</span></div>
  <div class="price-box" data-role="priceBox" data-product-id="${id}"><span class="price-wrapper" data-price-amount="12.5"><span class="price">$12.50</span></span></div>
  <form data-role="tocart-form" action="/checkout/cart/add/product/${id}/" method="post">
    <input type="hidden" name="product" value="${id}"><input type="hidden" name="form_key" value="k">
    <button type="submit" class="action tocart"><span>Add to Cart</span></button></form>
  <a href="#" class="action tocompare" data-post='{"action":"/catalog/product_compare/add/","data":{"product":"${id}"}}'>Compare</a>
  </div></div></li>`;

const group = (/** @type {number} */ number) => `
<div class="filter-options-item" attribute="a${number}"><div class="filter-options-title" data-role="title">Group ${number}</div>
<div class="filter-options-content" data-role="content"><ol class="items">${Array.from(
  { length: 30 },
  (_, value) =>
    `<li class="item"><a href="?a${number}=${value}">Value ${value} <span class="count">${value}</span></a></li>`,
).join('')}</ol></div></div>`;

const list = (/** @type {number} */ count) => `
<div class="toolbar toolbar-products"><p class="toolbar-amount"><span class="toolbar-number">${count}</span> Items</p></div>
<div class="products wrapper"><ol class="products list items product-items">${Array.from({ length: count }, (_, id) => card(id)).join('')}</ol></div>`;

const filters = `<div class="block filter" id="layered-filter-block">${Array.from({ length: 10 }, (_, number) => group(number)).join('')}</div>`;

/**
 * What a page of this scenario defines on its window.
 * @typedef {{ reply: string, work: (main: Element) => Promise<unknown>,
 *   ShopElements?: { configure(settings: { fetch: typeof fetch }): void } }} BenchWindow
 */

/** Answers the element's request immediately, and resolves when the list is there. Runs in the page. */
function shop() {
  const page = /** @type {BenchWindow} */ (/** @type {unknown} */ (window));
  page.ShopElements?.configure({
    fetch: async () => new Response(page.reply, { headers: { 'Content-Type': 'text/html' } }),
  });
  page.work = (main) =>
    new Promise((resolve) => {
      main.addEventListener('shop-layered-nav-loaded', resolve, { once: true });
      const url = 'http://bench.test/?color=49';
      main
        .querySelector('.filter-options-title')
        ?.dispatchEvent(new CustomEvent('shop-price-slider-change', { bubbles: true, detail: { url } }));
    });
}

/** Runs in the page. */
function alone() {
  const page = /** @type {BenchWindow} */ (/** @type {unknown} */ (window));
  page.work = async (main) => {
    const reply = new DOMParser().parseFromString(await new Response(page.reply).text(), 'text/html');
    const columns = reply.querySelector('.columns');
    if (columns) main.querySelector('.columns')?.replaceChildren(...columns.childNodes);
  };
}

export default [48, 5000].map((count) => {
  const page = `<div class="columns"><div>${list(count)}</div>${filters}</div>`;
  return {
    name: `a list of ${count} products and 300 filter values swapped in`,
    count: 1,
    last: '.product-item:last-child',
    reply: `<!doctype html><title>Women</title><body>${page}`,
    contenders: {
      vanilla: { setup: [alone], markup: () => `<div>${page}</div>` },
      ours: {
        script: 'ours',
        setup: [shop],
        markup: () => `<shop-layered-nav>${page}</shop-layered-nav>`,
        limit: count === 48 ? 1.3 : 2,
      },
    },
  };
});
