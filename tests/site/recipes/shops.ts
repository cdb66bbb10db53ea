/** A shop's values for a recipe: results of PHP calls by name, or Twig variables. */
export type Answers = Readonly<Record<string, unknown>>;

const ratings = [16, 17, 18, 19, 20];

const reviewForm = `<form action="/review" method="post" class="review-form"><div role="group" aria-label="Quality">
  ${ratings.map((value, index) => `<label><input type="radio" name="ratings[4]" value="${value}"> ${index + 1} stars</label>`).join('')}
  </div><label>Name <input name="nickname" required></label><button>Submit review</button></form>`;

const slides = [
  { title: 'First frost', text: 'Wool for the bench.' },
  { title: 'Bread weather', text: 'A whole Sunday.' },
];

const savedCard = `<table><tr><td>Visa 1111</td><td><form action="/vault/cards/deleteaction" method="post">
  <input type="hidden" name="public_hash" value="1"><button>Delete</button></form></td></tr></table>`;

const pageBuilderSlider = `<div data-content-type="slider" data-autoplay="false" data-show-arrows="true" data-show-dots="true" aria-label="This season">
  ${slides.map(({ title }) => `<div data-content-type="slide"><h2>${title}</h2></div>`).join('')}</div>`;

/** Two products, or the one that remains after a price filter. */
function products(isFiltered: boolean): string[] {
  return isFiltered ? ['Pencil'] : ['Desk lamp', 'Pencil'];
}

const magento = (isFiltered: boolean): Answers => ({
  isContentMode: false,
  isMixedMode: false,
  isPossibleOnepageCheckout: true,
  getCheckoutUrl: '/checkout/',
  getProductListHtml: `<div class="products wrapper grid"><ol class="product-items">${products(isFiltered)
    .map((name) => `<li class="product-item"><a href="#">${name}</a></li>`)
    .join('')}</ol></div>`,
  getProductReviewUrl: '/review/product/listAjax/id/101/',
  getChildHtml: reviewForm,
  'getChildHtml(review_form)': reviewForm,
  'getChildHtml(vault.cards.list)': savedCard,
  'getChildHtml(cms_page)': pageBuilderSlider,
  'getChildHtml(customer_account_navigation)': '<a href="/sales/order/history/">My Orders</a>',
});

/** Hyvä's list: Alpine directives on the buttons, no class on the list, and its own pager links. */
const hyva = (isNext: boolean): Answers => ({
  ...magento(isNext),
  getProductListHtml: `<section id="product-list" tabindex="-1" aria-label="Product list">
    <div class="products wrapper mode-grid products-grid"><ul role="list" class="grid">
      <li class="flex flex-col"><form class="item product product-item" method="post"><input type="hidden" name="product" value="${isNext ? 2 : 1}">
        <a href="/product/${isNext ? 2 : 1}" class="product-item-link">${isNext ? 'Pencil' : 'Desk lamp'}</a></form></li></ul></div>
    <div x-data="initToolbar_6f()" class="toolbar toolbar-products"><nav class="pages" aria-label="pagination">
      <a href="?p=2" class="pages-item-next btn" ${isNext ? 'aria-disabled="true" tabindex="-1"' : ''} aria-label="Next Page"></a>
    </nav></div></section>`,
});

/**
 * OpenMage's steps, as its templates print them: buttons and scripts call `opcheckout.js`, which the recipe leaves out. A script that
 * fails is a problem of the page.
 */
const openMageSteps = {
  login: `<p><input type="radio" name="checkout_method" id="login:guest" value="guest"><label for="login:guest">Checkout as Guest</label></p>
    <button type="button" onclick="checkout.setMethod();">Continue</button>`,
  billing: `<form id="co-billing-form" action=""><label for="billing:city">City</label>
    <input name="billing[city]" id="billing:city" class="required-entry">
    <div id="billing-buttons-container"><button type="button" onclick="billing.save()">Continue</button></div></form>
    <p id="captcha"></p>
    <script>
      document.addEventListener('login:setMethod', (event) => {
        document.getElementById('captcha').textContent = 'Letters for a ' + event.detail.method;
      });
      var billing = new Billing('co-billing-form', '/checkout/onepage/getAddress/', '/checkout/onepage/saveBilling/');
      billing.newAddress(true);
    </script>`,
  shipping_method: `<form id="co-shipping-method-form" action=""><div id="checkout-shipping-method-load"></div>
    <div id="onepage-checkout-shipping-method-additional-load"><label>From <input value=" "></label></div>
    <div id="shipping-method-buttons-container"><p class="back-link"><a href="#" onclick="checkout.back(); return false;">Back</a></p>
    <button type="button" onclick="shippingMethod.save()">Continue</button></div></form>
    <script>
      var shippingMethod = new ShippingMethod('co-shipping-method-form', '/checkout/onepage/saveShippingMethod/');
      shippingMethod.validator.reset();
      if (checkout.loadWaiting != false) shippingMethod.lastPrice = 'none';
      // Prototype, as far as the page uses it.
      var $ = function (id) {
        var node = document.getElementById(id);
        return Object.assign(node, { down: node.querySelector, update: (html) => (node.innerHTML = html) });
      };
      var $$ = (selector) => [...document.querySelectorAll(selector)];
      Element.prototype.fire = function (name, detail) {
        this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
      };
      var Ajax = {
        Request: function (url, options) {
          fetch(url, { method: 'POST' }).then(async (reply) => options.onSuccess({ responseText: await reply.text() }));
        },
      };
    </script>`,
};

const steps = Object.entries(openMageSteps).map(([code, html]) => ({ code, html }));

const openMage = (isFiltered: boolean): Answers => ({
  isProductMode: true,
  isPossibleOnepageCheckout: true,
  getCheckoutUrl: '/checkout/',
  getProductListHtml: `<div class="category-products"><ul class="products-grid">${products(isFiltered)
    .map((name) => `<li class="item"><a href="#">${name}</a></li>`)
    .join('')}</ul></div>
    <script>
      window.addEventListener('resize', () => document.querySelector('.products-grid').setAttribute('data-aligned', ''));
    </script>`,
  canShowBlock: true,
  canShowOptions: true,
  getStateHtml: '',
  getClearUrl: '?',
  getLayer: { getState: { getFilters: [] } },
  getFilters: [
    { getItemsCount: 1, getName: 'Price', getHtml: '<ol><li><a href="?price=cheap">Under $25</a></li></ol>' },
  ],
  getAllowWriteReviewFlag: true,
  getAction: '/review/product/post/id/7/',
  'getBlockHtml(formkey)': '',
  'getUrl(checkout/onepage/getAdditional)': '/checkout/onepage/getAdditional/',
  getRatings: [
    {
      getRatingCode: 'Quality',
      getId: 4,
      getOptions: ratings.map((value, index) => ({ getId: value, getValue: index + 1 })),
    },
  ],
  'getChildHtml(season_slides)': slides.map(({ title }) => `<div><h2>${title}</h2></div>`).join(''),
  getActiveStep: 'login',
  getSteps: Object.fromEntries(steps.map(({ code }) => [code, { label: `The ${code}`, allow: code === 'login' }])),
  ...Object.fromEntries(steps.map(({ code, html }) => [`getChildHtml(${code})`, html])),
  ...Object.fromEntries(steps.map(({ code }) => [`getChild(${code})`, { isShow: true }])),
  getLinks: [{ url: '/orders', label: 'My Orders' }],
});

const sylius = (isFiltered: boolean): Answers => ({
  taxon: { slug: 'desk' },
  filters: [{ code: 'cheap', name: 'Under $25' }],
  products: products(isFiltered).map((name) => ({ slug: name.toLowerCase(), name })),
  form: {
    form_start: '<form method="post" action="/pay">',
    form_end: '</form>',
    rating: {
      vars: { full_name: 'sylius_product_review[rating]' },
      form_row: '<label>Rating <input name="sylius_product_review[rating]"></label>',
    },
    comment: { form_row: '<label>Review <textarea name="comment"></textarea></label>' },
  },
  payment: { method: { code: 'card', cards: { VI: 'Visa' } } },
  menu: [{ uri: '/orders', label: 'My Orders' }],
  slides,
});

/** The rest of a category page, if the recipe doesn't print it. */
const filters = (classes: string, group: string): string =>
  `<div class="${classes}"><dl class="${group}"><dt class="filter-options-title">Price</dt><dd class="filter-options-content"><a href="?price=cheap">Under $25</a></dd></dl></div>`;

interface Shop {
  files: string;
  /** Its values, at first and after a filter or on the next page. */
  answers: (isNext: boolean) => Answers;
  /** The rest of its category page: HTML, or another recipe. */
  beside?: string | { recipe: string };
}

export const shops: Readonly<Record<string, Shop>> = {
  luma: { files: 'phtml', answers: magento, beside: filters('block filter', 'filter-options-item') },
  hyva: { files: 'phtml', answers: hyva },
  openmage: { files: 'phtml', answers: openMage, beside: { recipe: 'openmage/filters.phtml' } },
  html: { files: 'html', answers: () => ({}) },
  sylius: { files: 'html.twig', answers: sylius },
};
