import { lumaPage } from './frame';

/**
 * One of each element, in Luma's markup where it has any. Elements that affect the rest of the page, such as bars and sheets,
 * have a page of their own.
 */

const picture = '<img src="/media/finch.svg" width="240" height="300" alt="Loppers">';

/** A JSON setting as an attribute. */
function json(name: string, value: unknown): string {
  return `data-${name}="${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function field(
  id: string,
  label: string,
  control = `<input type="text" class="input-text" id="${id}" name="${id}">`,
): string {
  return `<div class="field"><label class="label" for="${id}"><span>${label}</span></label><div class="control">${control}</div></div>`;
}

/** A selected payment method in Luma. */
function method(code: string, fields: string): string {
  return `<div class="payment-method _active" data-payment-method="${code}"><div class="payment-method-title field choice"><label class="label">${code}</label></div>
    <div class="payment-method-content"><form class="form">${fields}</form></div></div>`;
}

const checkoutConfig = {
  storeCode: 'default',
  quoteData: { entity_id: 'Xf3kQ9Lm2p' },
  totalsData: { grand_total: '41.9000', total_segments: [{ code: 'weee_tax', title: 'FPT', value: 3 }] },
  activeCarriers: ['flatrate'],
  checkoutAgreements: {
    isEnabled: true,
    agreements: [
      {
        agreementId: '1',
        mode: '1',
        checkboxText: 'I agree to the terms',
        content: '<p>Terms</p>',
        contentHeight: null,
      },
      { agreementId: '2', mode: '0', checkboxText: 'Our returns', content: '<p>Returns</p>', contentHeight: null },
    ],
  },
  payment: {
    checkmo: { mailingAddress: '1 Main St', payableTo: 'Fernhill' },
    ccform: {
      availableTypes: { acmepay: { VI: 'Visa', MC: 'MasterCard' }, harborpay: { VI: 'Visa' } },
      hasVerification: { acmepay: true, harborpay: true },
    },
    vault: {
      acmepay_cc_vault_0: {
        config: {
          publicHash: '9f1c',
          code: 'acmepay_cc_vault',
          details: { type: 'VI', maskedCC: '1111', expirationDate: '01/2040' },
        },
      },
    },
  },
  vault: { acmepay_cc_vault: { is_enabled: true } },
};

const giftOptionsConfig = {
  giftMessage: { orderLevel: {}, itemLevel: {} },
  isOrderLevelGiftOptionsEnabled: true,
  isItemLevelGiftOptionsEnabled: true,
};

const paying = `
  <script>window.checkoutConfig = ${JSON.stringify(checkoutConfig)}; window.giftOptionsConfig = ${JSON.stringify(giftOptionsConfig)};</script>
  ${method('checkmo', '<shop-offline-payment data-method="checkmo"><shop-agreements slot="before-button" data-method="checkmo"></shop-agreements></shop-offline-payment>')}
  ${method('acmepay', '<shop-cc-form data-method="acmepay"></shop-cc-form><shop-vault-enabler data-code="acmepay_cc_vault"></shop-vault-enabler>')}
  ${method('acmepay_cc_vault', '<shop-vault-card data-key="acmepay_cc_vault_0"></shop-vault-card>')}
  ${method('harborpay', `<shop-iframe-gateway data-method="harborpay" data-cgi-url="about:blank" data-place-order-url="/harborpay/token/" ${json('card-fields-map', { ccnum: 'acct', ccexpdate: 'expdate', cccvv: 'csc' })}></shop-iframe-gateway>`)}
  <shop-address-check data-prefix="shipping" ${json('carriers', ['flatrate'])}><fieldset class="fieldset">${field('zip', 'Zip/Postal Code', '<input type="text" class="input-text" id="zip" name="shipping[postcode]">')}${field('country', 'Country', '<select class="select" id="country" name="shipping[country_id]"><option value="NL">Netherlands</option></select>')}</fieldset></shop-address-check>
  <div class="block discount active"><div class="title"><strong>Apply Discount Code</strong></div><div class="content">
    <shop-coupon><form action="/checkout/cart/couponPost/" method="post"><div class="fieldset coupon">${field('coupon_code', 'Enter discount code')}<div class="actions-toolbar"><div class="primary"><button class="action apply primary"><span>Apply Discount</span></button></div></div></div></form></shop-coupon>
  </div></div>
  <shop-gift-message></shop-gift-message>
  <shop-gift-options data-container="#gift-options"><div class="field choice"><input type="checkbox" class="checkbox" id="allow_gift" name="allow_gift_options"><label class="label" for="allow_gift"><span>Add gift options</span></label></div>
    <fieldset class="fieldset" id="gift-options">${field('gift_from', 'From')}${field('gift_to', 'To')}</fieldset></shop-gift-options>
  <div class="field downloads required"><label class="label"><span>Lessons</span></label><shop-downloadable-links class="control" ${json('links', { 11: { finalPrice: 5, basePrice: 5 } })}>
    <div class="field choice"><input type="checkbox" name="links[]" id="links_11" value="11"><label class="label" for="links_11"><span>Lesson 1</span><span class="price-container"><span class="price">$5.00</span></span></label></div>
    <div class="field choice"><input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all"><label class="label" for="links_all"><span>Select all</span></label></div></shop-downloadable-links></div>
  <shop-instant-purchase></shop-instant-purchase>
  <shop-messages></shop-messages>
  <div class="table-wrapper"><shop-stored-cards><table class="data table"><tbody><tr><td data-th="Card Number">ending 1111</td><td data-th="Actions"><form class="form" action="/vault/cards/deleteaction" method="post"><input type="hidden" name="public_hash" value="9f1c"><button type="submit" class="action delete"><span>Delete</span></button></form></td></tr></tbody></table></shop-stored-cards></div>
  <table class="data table totals"><tbody><tr class="totals"><th class="mark">FPT</th><td class="amount"><shop-weee data-view="total"></shop-weee></td></tr></tbody></table>
  <div class="opc-block-summary"><span class="price-excluding-tax" data-label="Excl. Tax"><shop-weee ${json('item', { item_id: 7, qty: 2, row_total: 20, row_total_incl_tax: 24, weee_tax_applied_amount: 1.5, weee_tax_applied: [{ title: 'Eco fee', row_amount: 3, row_amount_incl_tax: 3.6 }] })} data-display="2"></shop-weee></span></div>
  <label for="template">Text</label><textarea id="template"></textarea>
  <shop-variable-grid data-load="eager" data-target="#template" ${json('items', [{ variable_type: 'default', code: 'general/name', variable_name: 'Store Name' }])}></shop-variable-grid>
  <shop-onepage-checkout data-load="eager"><ol class="opc" id="checkoutSteps">
    <li id="opc-billing" class="section allow active"><div class="step-title"><h2>Billing</h2></div><div id="checkout-step-billing" class="step a-item"><form id="co-billing-form" action="/checkout/onepage/saveBilling/" method="post"><fieldset class="fieldset">${field('billing_city', 'City')}</fieldset><div class="actions-toolbar"><div class="primary"><button type="submit" class="action primary"><span>Continue</span></button></div></div></form></div></li>
    <li id="opc-review" class="section"><div class="step-title"><h2>Review</h2></div><div id="checkout-step-review" class="step a-item" hidden><p>Total</p></div></li></ol></shop-onepage-checkout>`;

const reviews = {
  data: [
    {
      name: 'Gert',
      description: 'Cut the whole hedge.',
      total: 4,
      created: '2026-02-03 10:11:12',
      clean_date: 'February 3, 2026',
      locale: 'en_US',
      platform_name: 'Google',
    },
  ],
  filters: {
    url: '/reviews/update/',
    accounts: { enabled: true, allSelected: true, data: [{ id: '1', title: 'Fernhill Utrecht', selected: true }] },
    ratings: { enabled: true, allSelected: true, data: [{ value: '4', selected: true }] },
  },
  pagination: {
    nextValue: '2',
    currentPage: 1,
    totalItems: 12,
    pages: [1, 2].map((page) => ({ value: String(page), label: String(page), current: page === 1 })),
  },
};

const card = (name: string) =>
  `<li class="product-item"><div class="product-item-info"><a href="/luma/product/" class="product-item-photo">${picture}</a><div class="product-item-details"><strong class="product-item-name"><a href="/luma/product/" class="product-item-link">${name}</a></strong></div></div></li>`;

const catalog = `
  <shop-post-action data-ajax><a href="#" class="action tocompare" data-post="${JSON.stringify({ action: '/catalog/product_compare/add/', data: { product: '42' } }).replaceAll('"', '&quot;')}"><span>Add to Compare</span></a></shop-post-action>
  <shop-price-slider data-min-value="10" data-max-value="200" data-ajax-url="/luma/category/?price=from-to"></shop-price-slider>
  <shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars>
  <shop-google-reviews ${json('reviews', reviews)}></shop-google-reviews>
  <shop-gallery-video ${json('items', [{ mediaType: 'external-video', videoUrl: 'https://vimeo.com/7', isBase: true }])}><div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><div><div>${picture}</div></div></div></shop-gallery-video>
  <shop-product-reviews data-url="/luma/reviews/"><div id="product-review-container" data-role="product-review"></div></shop-product-reviews>
  <shop-review-form><form action="/review/product/post/id/42/" method="post" class="review-form"><fieldset class="fieldset">${field('nickname', 'Nickname')}</fieldset><button type="submit" class="action submit primary"><span>Submit Review</span></button></form></shop-review-form>
  <div class="toolbar toolbar-products"></div><div class="products wrapper grid products-grid"><ol class="products list items product-items">${card('Dibber')}${card('Hoe')}</ol></div>
  <div class="toolbar toolbar-products"><div class="pages"><ul class="items pages-items"><li class="item pages-item-next"><a class="action next" href="/luma/category/?p=2"><span>Next</span></a></li></ul></div></div>
  <shop-layered-nav></shop-layered-nav><shop-infinite-scroll data-auto-pages="0"></shop-infinite-scroll>
  <shop-recently-viewed class="block widget" data-sku="1" data-item="#viewed"><div class="block-title"><strong>Recently Viewed</strong></div><div class="products-grid"><ol class="product-items"></ol></div><template id="viewed">${card('Rake')}</template></shop-recently-viewed>`;

const content = `
  <shop-page-builder><div data-content-type="text" data-element="main"><p>Words</p></div></shop-page-builder>
  <shop-row class="workshop" data-enable-parallax="1" data-parallax-speed="0.5"><h2>From our workshop</h2></shop-row>
  <shop-banner data-show-button="always" data-show-overlay="always"><a href="/luma/" data-element="link"><div data-element="wrapper"><div data-element="overlay" data-overlay-color="rgb(255 255 255 / 80%)"><p>Sale</p><button type="button" data-element="button" class="pagebuilder-banner-button">To the sale</button></div></div></a></shop-banner>
  <shop-slider aria-label="Seasons" data-show-dots="true" data-show-arrows="true"><div><p>Spring work</p></div><div><p>Autumn work</p></div></shop-slider>
  <shop-product-carousel aria-label="Tools" data-show-dots="true"><ol class="product-items">${['Dibber', 'Fork', 'Hoe', 'Knife', 'Rake', 'Shears', 'Trowel'].map(card).join('')}</ol></shop-product-carousel>
  <shop-buttons data-same-width="true"><a class="pagebuilder-button-primary" href="/luma/">Desk</a> <a class="pagebuilder-button-primary" href="/luma/">Everything for the garden</a></shop-buttons>
  <shop-tabs data-active-tab="0"><ul role="tablist"><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul><div data-element="content"><div id="care">Oil the blades.</div><div id="repair">We sharpen them.</div></div></shop-tabs>
  <shop-masonry data-item=".card" data-gutter="16" data-layout="masonry"><ul><li class="card">${picture}</li><li class="card"><p>Words</p></li></ul></shop-masonry>
  <shop-map data-tiles="/media/finch.svg?{z}/{x}/{y}" ${json('locations', [{ location_name: 'Harbor', city: 'Astoria', position: { latitude: 46.19, longitude: -123.83 } }])}><ul data-shop-fallback><li>Harbor, open from 9 to 5.</li></ul></shop-map>`;

const categories = [
  { name: 'Tools', url: '/luma/category/', categories: [{ name: 'Rakes', url: '/luma/category/', categories: [] }] },
  { name: 'Pots', url: '/luma/category/', categories: [] },
];

const site = `
  <shop-accordion data-active="[0]"><section><h3>Size</h3><div>Forty centimeters.</div></section><section><h3>Color</h3><div>Moss.</div></section></shop-accordion>
  <form class="form form-login"><fieldset class="fieldset login"><shop-captcha class="field captcha required" data-form-id="user_login" data-request="form" data-is-required="true" data-image-src="/media/finch.svg"></shop-captcha></fieldset></form>
  <shop-collapse><button type="button">Delivery</button><div>Within two days.</div></shop-collapse>
  <shop-history-back data-fallback-url="/luma/"><a class="action back" href="/luma/"><span>Back</span></a></shop-history-back>
  <form class="form subscribe" action="/newsletter" method="post">${field('newsletter', 'Email', '<input type="email" id="newsletter" name="email">')}<div class="actions"><shop-loading-button><button class="action subscribe primary"><span>Subscribe</span></button></shop-loading-button></div></form>
  <shop-mobile-menu ${json('categories', categories)} data-home-url="/luma/"></shop-mobile-menu>
  <p><a href="#sizes" class="size-guide">Size guide</a></p><shop-modal id="sizes" data-trigger=".size-guide"><h2>Size guide</h2><table><tr><td>S</td></tr></table></shop-modal>
  <shop-popup><a href="/media/finch.svg" title="The loppers from above">Look closer</a></shop-popup>
  <shop-require-cookie ${json('triggers', ['.tocart'])}><form><button type="button" class="action primary tocart"><span>Add to Cart</span></button></form></shop-require-cookie>
  <shop-retina-images>${picture.replace('<img', '<img data-src-2x="/media/finch.svg"')}</shop-retina-images>
  <shop-scroll-to><a href="#maincontent">To the top</a></shop-scroll-to>
  <shop-show-more data-limit="2"><ol><li>Ash</li><li>Beech</li><li>Steel</li></ol></shop-show-more>
  <nav class="navigation"><ul><li class="level0 parent"><a href="/luma/category/" class="level-top">Tools</a><shop-submenu-image><ul class="submenu"><li class="level1"><a href="/luma/category/" data-image="/media/finch.svg">Rakes</a></li><li>${picture}</li></ul></shop-submenu-image></li></ul></nav>`;

const bars = `
  <shop-filter-sidebar data-trigger=".filter-trigger" data-container=".columns"><h2>Filters</h2><p>Moss</p></shop-filter-sidebar>
  <button type="button" class="action primary filter-trigger"><span>Filters</span></button>`;

const bodies = { paying, catalog, content, site, bars };

export type Part = keyof typeof bodies;

/** One page of elements. */
export function elementsPage(part: Part): string {
  return lumaPage({
    bodyClass: `cms-page-view page-layout-1column part-${part}`,
    title: part,
    breadcrumbs:
      part === 'site'
        ? `<shop-breadcrumbs class="breadcrumbs" ${json('crumbs', [
            { name: 'home', label: 'Home', link: '/' },
            { name: 'cms', label: 'About' },
          ])}></shop-breadcrumbs>`
        : '',
    main: bodies[part],
    top:
      part === 'bars'
        ? `<shop-login-as-customer data-logout-url="/customer/account/logout/"></shop-login-as-customer>
           <shop-top-menu><nav aria-label="Shop"><a href="/luma/category/">Tools</a></nav></shop-top-menu>
           <shop-cookie-notice class="message global cookie"><div class="content"><p>We use cookies.</p><div class="actions"><button type="button" class="action allow primary"><span>Allow Cookies</span></button></div></div></shop-cookie-notice>`
        : '',
  });
}

export const parts = Object.keys(bodies) as Part[];

/** All tags on these pages. */
export function tagsOnPages(): string[] {
  const tags = parts.flatMap((part) =>
    Array.from(elementsPage(part).matchAll(/<(shop-[a-z-]+)/g), ([, tag = '']) => tag),
  );
  return [...new Set(tags)].sort();
}
