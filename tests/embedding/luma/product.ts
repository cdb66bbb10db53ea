import { lumaPage } from './frame';
import { printedStyle } from './printed';

/** Reviews as the shop sends them for the tab: each with a rating whose stars get their width by a script. */
export function reviewList(page: number): string {
  const reviews = [
    { id: 10 * page + 1, title: 'Holds its edge', percent: 80, text: 'Cut the whole hedge and still sharp.' },
    { id: 10 * page + 2, title: 'Heavy', percent: 40, text: 'Too heavy to hold for an hour.' },
  ];
  const items = reviews.map(
    ({ id, title, percent, text }) => `<li class="item review-item" itemscope itemprop="review">
      <div class="review-title" itemprop="name">${title}</div>
      <div class="review-ratings"><div class="rating-summary item" itemprop="reviewRating">
        <span class="label rating-label"><span>Edge</span></span>
        <div class="rating-result" id="review_${id}_vote_${id}" title="${percent}%"><meta itemprop="worstRating" content="1"><span><span itemprop="ratingValue">${percent}%</span></span></div>
        ${printedStyle(`div#review_${id}_vote_${id} span`, { width: `${percent}%` })}
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
 * A theme's own review form inside of the element, with Luma's markup: one box for each rating, over which Luma draws its grey
 * stars, and in it the radio buttons with labels that lie over each other.
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

/** A product's page: its tabs, with the reviews and the form below them in the second. */
export function productPage(parts: { reviews: string; reviewForm: string; instantPurchase: string }): string {
  return lumaPage({
    bodyClass: 'catalog-product-view product-loppers page-layout-1column',
    title: 'Loppers',
    main: `<div class="product-info-main">
        <div class="product-reviews-summary"><div class="reviews-actions"><a class="action view" href="/luma/product/#reviews">2 Reviews</a></div></div>
        <div class="product-add-form"><form id="product_addtocart_form" action="/checkout/cart/add/product/42/" method="post">
          <div class="box-tocart"><div class="fieldset"><div class="actions">
            <button type="submit" class="action primary tocart"><span>Add to Cart</span></button>
            ${parts.instantPurchase}
          </div></div></div>
        </form></div>
      </div>
      <div class="product info detailed"><div class="product data items" data-mage-init='{"tabs":{"openedState":"active"}}'>
        <div class="data item title active" data-role="collapsible" id="tab-label-description"><a class="data switch" tabindex="-1" data-toggle="trigger" href="#description" id="tab-label-description-title">Details</a></div>
        <div class="data item content" aria-labelledby="tab-label-description-title" id="description" data-role="content"><div class="product attribute description"><div class="value"><p>For branches up to three centimeters.</p></div></div></div>
        <div class="data item title" data-role="collapsible" id="tab-label-reviews"><a class="data switch" tabindex="-1" data-toggle="trigger" href="#reviews" id="tab-label-reviews-title">Reviews <span class="counter">2</span></a></div>
        <div class="data item content" aria-labelledby="tab-label-reviews-title" id="reviews" data-role="content">${parts.reviews}${parts.reviewForm}</div>
        ${printedStyle('#reviews', { display: 'none' })}
      </div></div>`,
  });
}
