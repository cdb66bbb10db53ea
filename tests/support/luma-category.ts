/**
 * A category page with the markup of stock Luma 2.4.6, with our own texts and URLs: toolbars above and below the list, swatches
 * in the filters, a pager only in the lower toolbar.
 */

/** One option of a filter. */
export interface LumaChoice {
  label: string;
  query: string;
  count?: number;
}

export interface LumaGroup {
  name: string;
  choices: readonly LumaChoice[];
  /** `swatches`: links around a swatch, as layered navigation prints them. */
  as?: 'links' | 'swatches';
  /** Whether the server marks it as open. */
  isOpen?: boolean;
}

export interface LumaCategory {
  path?: string;
  heading?: string;
  /** Without it, the server prints no block for it. */
  description?: string;
  crumbs?: readonly string[];
  canonical?: string;
  robots?: string;
  jsonLd?: string;
  /** Product ids on this page. */
  products?: readonly number[];
  total?: number;
  page?: number;
  limit?: number;
  groups?: readonly LumaGroup[];
  /** The active filters. */
  current?: readonly { label: string; value: string; remove: string }[];
}

export const lumaColors: LumaGroup = {
  name: 'Color',
  as: 'swatches',
  choices: [
    { label: 'Blue', query: '?color=50' },
    { label: 'Red', query: '?color=58' },
  ],
};

export const lumaStyles: LumaGroup = {
  name: 'Style',
  choices: [
    { label: 'Mug', query: '?style=116', count: 4 },
    { label: 'Bowl', query: '?style=117', count: 12 },
  ],
};

const toolbarInit = (path: string) =>
  JSON.stringify({
    productListToolbarForm: {
      mode: 'product_list_mode',
      direction: 'product_list_dir',
      order: 'product_list_order',
      limit: 'product_list_limit',
      modeDefault: 'grid',
      directionDefault: 'asc',
      orderDefault: 'position',
      limitDefault: 12,
      url: path,
      post: false,
    },
  });

function link({ label, query, count = 3 }: LumaChoice, path: string): string {
  return `<li class="item"><a href="${path}${query}" rel="nofollow">${label}<span class="count">
    ${count}<span class="filter-count-label">item</span></span></a></li>`;
}

function swatch({ label, query }: LumaChoice, path: string): string {
  return `<a href="${path}${query}" rel="nofollow" aria-label="${label}" class="swatch-option-link-layered">
    <div class="swatch-option text" tabindex="-1" data-option-type="0" data-option-label="${label}">${label}</div></a>`;
}

function group({ name, choices, as = 'links', isOpen = false }: LumaGroup, path: string): string {
  const inside =
    as === 'links'
      ? `<ol class="items">${choices.map((choice) => link(choice, path)).join('')}</ol>`
      : `<div class="swatch-attribute swatch-layered" data-attribute-code="${name.toLowerCase()}">
           <div class="swatch-attribute-options clearfix">${choices.map((choice) => swatch(choice, path)).join('')}</div></div>`;
  return `<div data-role="collapsible" class="filter-options-item${isOpen ? ' active' : ''}">
    <div data-role="title" class="filter-options-title">${name}</div>
    <div data-role="content" class="filter-options-content">${inside}</div></div>`;
}

export function lumaFilters({
  path = '/tea.html',
  groups = [lumaStyles, lumaColors],
  current = [],
}: LumaCategory): string {
  const chosen = current.map(
    ({ label, value, remove }) => `<li class="item"><span class="filter-label">${label}</span>
      <span class="filter-value">${value}</span>
      <a class="action remove" href="${path}${remove}" title="Remove ${label} ${value}"><span>Remove This Item</span></a></li>`,
  );
  const inUse = `<div class="filter-current"><strong class="block-subtitle filter-current-subtitle" role="heading" aria-level="2">
      Now Shopping by</strong><ol class="items">${chosen.join('')}</ol></div>
    <div class="block-actions filter-actions"><a href="${path}" class="action clear filter-clear"><span>Clear All</span></a></div>`;
  return `<div class="block filter" id="layered-filter-block">
    <div class="block-title filter-title" data-count="${current.length}"><strong data-role="title">Shop By</strong></div>
    <div class="block-content filter-content">${current.length > 0 ? inUse : ''}
      <strong role="heading" aria-level="2" class="block-subtitle filter-subtitle">Shopping Options</strong>
      <div class="filter-options" id="narrow-by-list" data-role="content">
        ${groups.map((each) => group(each, path)).join('')}</div></div></div>`;
}

export function lumaCard(id: number): string {
  return `<li class="item product product-item"><div class="product-item-info" data-container="product-grid">
    <a href="/p${id}.html" class="product photo product-item-photo" tabindex="-1"><span class="product-image-container"><img
      class="product-image-photo" alt="Product ${id}" width="24" height="30" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></span></a>
    <div class="product details product-item-details">
      <strong class="product name product-item-name"><a class="product-item-link" href="/p${id}.html">Product ${id}</a></strong>
      <form data-role="tocart-form" action="/checkout/cart/add/product/${id}/" method="post">
        <input type="hidden" name="product" value="${id}"><input name="form_key" type="hidden" value="fromthecache">
        <button type="submit" title="Add to Cart" class="action tocart primary"><span>Add to Cart</span></button></form>
    </div></div></li>`;
}

function upperToolbar(path: string, from: number, to: number, total: number): string {
  const number = (value: number) => `<span class="toolbar-number">${value}</span>`;
  const amount =
    to - from + 1 < total ? `Items ${number(from)}-${number(to)} of ${number(total)}` : `${number(total)} Items`;
  return `<div class="toolbar toolbar-products" data-mage-init='${toolbarInit(path)}'>
    <div class="modes"><strong class="modes-label" id="modes-label">View as</strong>
      <strong title="Grid" class="modes-mode active mode-grid" data-value="grid"><span>Grid</span></strong>
      <a class="modes-mode mode-list" title="List" href="#" data-role="mode-switcher" data-value="list" id="mode-list"><span>List</span></a></div>
    <p class="toolbar-amount" id="toolbar-amount">${amount}</p>
    <div class="toolbar-sorter sorter"><label class="sorter-label" for="sorter">Sort By</label>
      <select id="sorter" data-role="sorter" class="sorter-options"><option value="position" selected>Position</option>
        <option value="price">Price</option></select>
      <a title="Set Descending Direction" href="#" class="action sorter-action sort-asc" data-role="direction-switcher"
        data-value="desc"><span>Set Descending Direction</span></a></div></div>`;
}

function lowerToolbar(path: string, page: number, pages: number): string {
  const address = (number: number) => (number === 1 ? path : `${path}?p=${number}`);
  const entry = (number: number) =>
    number === page
      ? `<li class="item current"><strong class="page"><span class="label">You're currently reading page</span><span>${number}</span></strong></li>`
      : `<li class="item"><a href="${address(number)}" class="page"><span class="label">Page</span><span>${number}</span></a></li>`;
  const turn = (number: number, name: 'previous' | 'next') =>
    `<li class="item pages-item-${name}"><a class="action  ${name}" href="${address(number)}" title="${name}"><span class="label">Page</span><span>${name}</span></a></li>`;
  const numbers = Array.from({ length: pages }, (_, index) => entry(index + 1)).join('');
  const pager = `<div class="pages"><strong class="label pages-label" id="paging-label">Page</strong>
    <ul class="items pages-items" aria-labelledby="paging-label">${page > 1 ? turn(page - 1, 'previous') : ''}${numbers}${page < pages ? turn(page + 1, 'next') : ''}</ul></div>`;
  return `<div class="toolbar toolbar-products" data-mage-init='${toolbarInit(path)}'>${pages > 1 ? pager : ''}
    <div class="field limiter"><label class="label" for="limiter"><span>Show</span></label><div class="control">
      <select id="limiter" data-role="limiter" class="limiter-options"><option value="12" selected>12</option><option value="24">24</option></select>
      </div><span class="limiter-text">per page</span></div></div>`;
}

export function lumaList(category: LumaCategory): string {
  const { path = '/tea.html', page = 1, limit = 12, total = 50 } = category;
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  const { products = Array.from({ length: last - first + 1 }, (_, index) => first + index) } = category;
  return `${upperToolbar(path, first, last, total)}
    <div class="products wrapper grid products-grid"><ol class="products list items product-items">${products.map(lumaCard).join('')}</ol></div>
    ${lowerToolbar(path, page, Math.ceil(total / limit))}`;
}

/** The content of the body, with one of our tags around the list and its filters, or around the list alone. */
export function lumaBody(category: LumaCategory = {}, [open, close]: readonly [string, string] = ['', '']): string {
  const { heading = 'Tea', description, crumbs = ['Home', heading] } = category;
  return `<div class="breadcrumbs"><ul class="items">${crumbs.map((crumb) => `<li class="item">${crumb}</li>`).join('')}</ul></div>
    <main id="maincontent" class="page-main">
      <div class="page-title-wrapper"><h1 class="page-title" id="page-title-heading" aria-labelledby="page-title-heading toolbar-amount">
        <span class="base" data-ui-id="page-title-wrapper">${heading}</span></h1></div>
      ${description === undefined ? '' : `<div class="category-view"><div class="category-description">${description}</div></div>`}
      ${open}<div class="columns"><div class="column main"><input name="form_key" type="hidden" value="fromthecache">${lumaList(category)}</div>
        <div class="sidebar sidebar-main">${lumaFilters(category)}</div></div>${close}</main>`;
}

/** The complete page, as the server responds. */
export function lumaPage(category: LumaCategory = {}): Response {
  const { heading = 'Tea', canonical, robots = 'INDEX,FOLLOW', jsonLd } = category;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="${robots}"/>
    <title>${heading}</title>${canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`}
    ${jsonLd === undefined ? '' : `<script type="application/ld+json">${jsonLd}</script>`}</head>
    <body class="page-with-filter page-products catalog-category-view">${lumaBody(category)}</body></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html' } });
}
