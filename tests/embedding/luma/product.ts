import { base } from '../magento/static-files';
import { lumaPage } from './frame';
import { type MagentoVersion, printedStars, printedStyle } from './printed';

/** The shop's reviews for the tab, each with a rating. */
export function reviewList(page: number, version: MagentoVersion = '2.4.6'): string {
  const reviews = [
    { id: 10 * page + 1, title: 'Holds its edge', percent: 80, text: 'Cut the whole hedge and still sharp.' },
    { id: 10 * page + 2, title: 'Heavy', percent: 40, text: 'Too heavy to hold for an hour.' },
  ];
  const items = reviews.map(
    ({ id, title, percent, text }) => `<li class="item review-item" itemscope itemprop="review">
      <div class="review-title" itemprop="name">${title}</div>
      <div class="review-ratings"><div class="rating-summary item" itemprop="reviewRating">
        <span class="label rating-label"><span>Edge</span></span>
        <div class="rating-result" id="review_${id}_vote_${id}" title="${percent}%"><meta itemprop="worstRating" content="1">${printedStars(percent, `<span itemprop="ratingValue">${percent}%</span>`, `div#review_${id}_vote_${id}`, version)}
      </div></div>
      <div class="review-content-container"><div class="review-content" itemprop="description">${text}</div>
      <div class="review-details"><p class="review-author"><span class="review-details-label">Review by</span> <strong class="review-details-value">Gert</strong></p></div></div>
    </li>`,
  );
  const pager = `<div class="toolbar review-toolbar"><div class="pages"><ul class="items pages-items"><li class="item current"><strong class="page"><span>${page}</span></strong></li>
    <li class="item"><a href="/luma/reviews/?p=2" class="page"><span class="label">Page</span><span>2</span></a></li></ul></div></div>`;
  return `<div class="block review-list" id="customer-reviews"><div class="block-title"><strong>Customer Reviews</strong></div>
    <div class="block-content">${pager}<ol class="items review-items">${items.join('')}</ol>${pager}</div></div>`;
}

/**
 * A theme's review form in the element, with Luma's markup: one box per rating, over which Luma draws gray stars, with radio buttons
 * whose labels overlap.
 */
export function themesReviewForm(): string {
  const stars = [1, 2, 3, 4, 5].map(
    (
      value,
    ) => `<input type="radio" class="radio" name="ratings[4]" id="Edge_${value}" value="${15 + value}" aria-labelledby="Edge_rating_label Edge_${value}_label">
      <label class="rating-${value}" for="Edge_${value}" title="${value} stars" id="Edge_${value}_label"><span>${value} stars</span></label>`,
  );
  return `<div class="block review-add"><div class="block-content"><shop-review-form><form action="/review/product/post/id/42/" class="review-form" method="post" id="review-form">
    <fieldset class="fieldset review-fieldset"><legend class="legend review-legend"><span>You're reviewing:</span><strong>Loppers</strong></legend><br>
      <fieldset class="field required review-field-ratings"><legend class="label"><span>Your Rating</span></legend><br>
        <div class="control"><div class="nested" id="product-review-table"><div class="field choice review-field-rating">
          <label class="label" id="Edge_rating_label"><span>Edge</span></label>
          <div class="control review-control-vote">${stars.join('')}</div>
        </div></div></div>
      </fieldset>
    </fieldset>
    <div class="actions-toolbar"><div class="primary"><button type="submit" class="action submit primary"><span>Submit Review</span></button></div></div>
  </form></shop-review-form></div></div>`;
}

const film = 'https://vimeo.com/7';
const otherFilm = 'https://www.youtube.com/watch?v=aBcDeFgHiJk';

/** A picture or video in Magento's gallery data. */
function pictured(caption: string, videoUrl: string | null = null) {
  const address = `/media/finch.svg?${encodeURIComponent(caption)}`;
  const type = videoUrl === null ? 'image' : 'video';
  return { thumb: address, img: address, full: address, caption, isMain: caption.endsWith('front'), type, videoUrl };
}

const attributes = [
  { id: '93', code: 'color', label: 'Color', options: ['Moss', 'Clay'] },
  { id: '142', code: 'size', label: 'Size', options: ['S', 'L'] },
];

const optionIds: Readonly<Record<string, string>> = { Moss: '57', Clay: '58', S: '166', L: '169' };

/** All combinations of color and size. Clay has its own video, and the large size costs more. */
const variants = ['Moss', 'Clay'].flatMap((color, row) =>
  ['S', 'L'].map((size, column) => ({
    id: String(1541 + 2 * row + column),
    color,
    size,
    price: size === 'L' ? 24 : 18,
    pictures: [
      pictured(`${color} loppers, front`),
      color === 'Clay' ? pictured('Clay loppers at work', otherFilm) : pictured('Moss loppers, blade'),
    ],
  })),
);

const byVariant = <T>(made: (variant: (typeof variants)[number]) => T) =>
  Object.fromEntries(variants.map((variant) => [variant.id, made(variant)]));

const swatches = {
  attributes: Object.fromEntries(
    attributes.map(({ id, code, label, options }) => [
      id,
      { id, code, label, options: options.map((name) => ({ id: optionIds[name], label: name })) },
    ]),
  ),
  index: byVariant(({ color, size }) => ({ 93: optionIds[color], 142: optionIds[size] })),
  optionPrices: byVariant(({ price }) => ({ finalPrice: { amount: price } })),
  images: byVariant(({ pictures }) => pictures),
};

const pictures = [pictured('Loppers, front'), pictured('Loppers, open'), pictured('Loppers at work', film)];

const asVideoData = (shown: readonly ReturnType<typeof pictured>[]) =>
  shown.map(({ type, videoUrl, isMain }) => ({
    mediaType: type === 'video' ? 'external-video' : 'image',
    videoUrl,
    isBase: isMain,
  }));

const init = (settings: object): string => `<script type="text/x-magento-init">${JSON.stringify(settings)}</script>`;

/** The server's gallery: one picture, and the data from which Magento's gallery replaces it. */
const media = `<link rel="stylesheet" href="${base}mage/gallery/gallery.css"><div class="product media">
  <a id="gallery-prev-area" tabindex="-1"></a><div class="action-skip-wrapper"><a class="action skip gallery-next-area" href="#gallery-next-area"><span>Skip to the end of the images gallery</span></a></div>
  <shop-gallery-video data-items='${JSON.stringify(asVideoData(pictures))}' data-options='${JSON.stringify(byVariant((variant) => asVideoData(variant.pictures)))}'>
    <div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="/media/finch.svg"></div>
  </shop-gallery-video>
  ${init({ '[data-gallery-role=gallery-placeholder]': { 'mage/gallery/gallery': { data: pictures, options: { nav: 'thumbs', loop: true } } } })}
</div>`;

const options = `<div class="product-options-wrapper" id="product-options-wrapper"><div class="fieldset" tabindex="0">
  <div class="swatch-opt" data-role="swatch-options"></div>
  ${init({ '[data-role=swatch-options]': { 'Magento_Swatches/js/swatch-renderer': { jsonConfig: swatches, jsonSwatchConfig: {} } } })}
</div></div>`;

/**
 * A product page: gallery, swatches and tabs. The second tab has the reviews and the form.
 * @param parts.tabs our element around the tabs. Default: Luma makes them
 */
export function productPage(parts: {
  messages: string;
  reviews: string;
  reviewForm: string;
  instantPurchase: string;
  tabs?: 'shop-tabs' | undefined;
}): string {
  const [start, end] =
    parts.tabs === 'shop-tabs'
      ? ['<shop-tabs><div class="product data items">', '</div></shop-tabs>']
      : [`<div class="product data items" data-mage-init='{"tabs":{"openedState":"active"}}'>`, '</div>'];
  return lumaPage({
    bodyClass: 'catalog-product-view product-loppers page-layout-1column',
    title: 'Loppers',
    messages: parts.messages,
    main: `<div class="product-info-main">
        <div class="product-reviews-summary"><div class="reviews-actions"><a class="action view" href="/luma/product/#reviews">2 Reviews</a></div></div>
        <div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox" data-product-id="42"><span class="price-container price-final_price"><span class="price-label">As low as</span><span class="price-wrapper" data-price-type="finalPrice"><span class="price">$18.00</span></span></span></div></div>
        <div class="product-add-form"><form id="product_addtocart_form" data-product-sku="LP" action="/checkout/cart/add/product/42/" method="post" data-mage-init='{"catalogAddToCart":{}}'>
          <input type="hidden" name="product" value="42"><input type="hidden" name="selected_configurable_option" value="">
          <input type="hidden" name="related_product" id="related-products-field" value=""><input type="hidden" name="item" value="42">
          <input name="form_key" type="hidden" value="Kx81LmQz04PwYt7e">
          ${options}
          <div class="box-tocart"><div class="fieldset"><div class="actions">
            <button type="submit" class="action primary tocart" id="product-addtocart-button" disabled><span>Add to Cart</span></button>
            ${parts.instantPurchase}
          </div></div></div>
        </form></div>
      </div>
      ${media}
      <div class="product info detailed">${start}
        <div class="data item title active" data-role="collapsible" id="tab-label-description"><a class="data switch" tabindex="-1" data-toggle="trigger" href="#description" id="tab-label-description-title">Details</a></div>
        <div class="data item content" aria-labelledby="tab-label-description-title" id="description" data-role="content"><div class="product attribute description"><div class="value"><p>For branches up to three centimeters.</p></div></div></div>
        <div class="data item title" data-role="collapsible" id="tab-label-reviews"><a class="data switch" tabindex="-1" data-toggle="trigger" href="#reviews" id="tab-label-reviews-title">Reviews <span class="counter">2</span></a></div>
        <div class="data item content" aria-labelledby="tab-label-reviews-title" id="reviews" data-role="content">${parts.reviews}${parts.reviewForm}</div>
        ${printedStyle('#reviews', { display: 'none' })}
      ${end}</div>`,
  });
}
