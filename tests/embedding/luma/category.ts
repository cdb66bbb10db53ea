import { lumaPage } from './frame';
import { type MagentoVersion, printedFrame, printedStars, printedSwatch } from './printed';

/** A product and its card. */
interface Product {
  id: number;
  name: string;
  price: number;
  rating: number;
}

const names = ['Dibber', 'Hand Fork', 'Loppers', 'Pruning Knife', 'Rake', 'Shears', 'Trowel', 'Watering Can', 'Hoe'];
const products: readonly Product[] = names.map((name, index) => ({
  id: 40 + index,
  name,
  price: 12 + 3 * index,
  rating: 20 + 10 * (index % 8),
}));

const colors = [
  { id: 57, name: 'Moss', value: '#4b6b2f' },
  { id: 58, name: 'Clay', value: '#b5532a' },
];
const materials = [
  { id: 11, name: 'Ash' },
  { id: 12, name: 'Steel' },
];

function card({ id, name, price, rating }: Product, version: MagentoVersion): string {
  return `<li class="item product product-item">
  <div class="product-item-info" id="product-item-info_${id}" data-container="product-grid">
    <a href="/luma/product/?id=${id}" class="product photo product-item-photo" tabindex="-1">
      <span class="product-image-container product-image-container-${id}"><span class="product-image-wrapper"><img class="product-image-photo" src="/media/finch.svg" loading="lazy" width="240" height="300" alt="${name}"></span></span>
      ${printedFrame(id, 240, 125, version)}
    </a>
    <div class="product details product-item-details">
      <strong class="product name product-item-name"><a class="product-item-link" href="/luma/product/?id=${id}">${name}</a></strong>
      <div class="product-reviews-summary short">
        <div class="rating-summary">
          <span class="label"><span>Rating:</span></span>
          <div class="rating-result" id="rating-result_${id}" title="${rating}%">${printedStars(rating, `<span>${rating}%</span>`, `#rating-result_${id}`, version)}
        </div>
      </div>
      <div class="price-box price-final_price" data-role="priceBox" data-product-id="${id}"><span class="price-container price-final_price"><span class="price-wrapper"><span class="price">$${price}.00</span></span></span></div>
      <div class="product-item-inner"><div class="product actions product-item-actions"><div class="actions-primary">
        <form data-role="tocart-form" action="/checkout/cart/add/product/${id}/" method="post" data-mage-init='{"catalogAddToCart": {}}'>
          <input type="hidden" name="product" value="${id}"><input name="form_key" type="hidden" value="Kx81LmQz04PwYt7e">
          <button type="submit" title="Add to Cart" class="action tocart primary"><span>Add to Cart</span></button>
        </form>
      </div></div></div>
    </div>
  </div>
</li>`;
}

/** The list that a URL requests. */
interface Asked {
  color: number | undefined;
  page: number;
}

const perPage = 6;

function shown({ color, page }: Asked): readonly Product[] {
  const all = color === undefined ? products : products.filter(({ id }) => id % 2 === color % 2);
  return all.slice((page - 1) * perPage, page * perPage);
}

function toolbar(place: 'top' | 'bottom', { page }: Asked): string {
  const settings = {
    productListToolbarForm: { mode: 'product_list_mode', order: 'product_list_order', orderDefault: 'position' },
  };
  const sorter = `<div class="toolbar-sorter sorter"><label class="sorter-label" for="sorter">Sort By</label>
    <select id="sorter" data-role="sorter" class="sorter-options"><option value="position" selected>Position</option><option value="price">Price</option></select>
    <a title="Set Descending Direction" href="#" class="action sorter-action sort-asc" data-role="direction-switcher" data-value="desc"><span>Set Descending Direction</span></a></div>`;
  const next =
    page === 1
      ? '<li class="item pages-item-next"><a class="action next" href="/luma/category/?p=2" title="Next"><span class="label">Page</span><span>Next</span></a></li>'
      : '';
  const pages = `<div class="pages"><strong class="label pages-label" id="paging-label">Page</strong>
    <ul class="items pages-items" aria-labelledby="paging-label"><li class="item current"><strong class="page"><span class="label">You're currently reading page</span><span>${page}</span></strong></li>${next}</ul></div>`;
  return `<div class="toolbar toolbar-products" data-mage-init='${JSON.stringify(settings)}'>
    <p class="toolbar-amount">Items <span class="toolbar-number">1</span>-<span class="toolbar-number">6</span> of <span class="toolbar-number">9</span></p>
    ${pages}${place === 'top' ? sorter : ''}</div>`;
}

function group(title: string, content: string): string {
  return `<div data-role="collapsible" class="filter-options-item">
    <div data-role="title" class="filter-options-title">${title}</div>
    <div data-role="content" class="filter-options-content">${content}</div>
  </div>`;
}

/** Luma starts the tooltips of swatches with an inline script. */
const swatchTooltips = `<script>require(['jquery', 'Magento_Swatches/js/swatch-renderer'], ($) => {
  $('.swatch-layered.color').find('[data-option-type="1"]').SwatchRendererTooltip();
});</script>`;

function filters({ color }: Asked): string {
  const accordion = {
    accordion: { openedState: 'active', collapsible: true, active: false, multipleCollapsible: false },
  };
  const links = materials
    .map(
      ({ id, name }) =>
        `<li class="item"><a href="/luma/category/?material=${id}" rel="nofollow">${name}<span class="count">3<span class="filter-count-label">item</span></span></a></li>`,
    )
    .join('');
  const swatches = colors
    .map(
      ({ id, name, value }) =>
        `<a href="/luma/category/?color=${id}" rel="nofollow" aria-label="${name}" class="swatch-option-link-layered"><div class="swatch-option color ${color === id ? 'selected' : ''}" tabindex="-1" data-option-type="1" data-option-id="${id}" data-option-label="${name}"></div>${printedSwatch(id, value)}</a>`,
    )
    .join('');
  return `<div class="block filter" id="layered-filter-block">
    <div class="block-title filter-title" data-count="0"><strong data-role="title">Shop By</strong></div>
    <div class="block-content filter-content">
      <strong role="heading" aria-level="2" class="block-subtitle filter-subtitle">Shopping Options</strong>
      <div class="filter-options" id="narrow-by-list" data-role="content" data-mage-init='${JSON.stringify(accordion)}'>
        ${group('Material', `<ol class="items">${links}</ol>`)}
        ${group('Color', `<div class="swatch-attribute swatch-layered color" data-attribute-code="color"><div class="swatch-attribute-options clearfix">${swatches}</div></div>${swatchTooltips}`)}
      </div>
    </div>
  </div>`;
}

/** A category page for a URL. The element is at the end of the page, where the module adds it. */
export function categoryPage(
  query: URLSearchParams,
  around: { breadcrumbs: string; layeredNav: string },
  version: MagentoVersion = '2.4.6',
): string {
  const asked = {
    color: query.has('color') ? Number(query.get('color')) : undefined,
    page: Number(query.get('p') ?? 1),
  };
  return lumaPage({
    bodyClass: 'page-products categorypath-tools catalog-category-view page-layout-2columns-left',
    title: 'Tools',
    breadcrumbs: around.breadcrumbs,
    main: `${toolbar('top', asked)}
      <div class="products wrapper grid products-grid"><ol class="products list items product-items">${shown(asked)
        .map((product) => card(product, version))
        .join('')}</ol></div>
      ${toolbar('bottom', asked)}${around.layeredNav}`,
    sidebar: filters(asked),
  });
}
