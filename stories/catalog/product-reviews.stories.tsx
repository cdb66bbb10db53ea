import { productReviewsConfig } from '@shop-elements/catalog/product-reviews';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Product reviews' };
export default meta;

const tag = 'shop-product-reviews';
const config = productReviewsConfig;

/** Loads a lamp's reviews when they scroll into view, and pages through them in place. */
export const Playground = embed({
  tag,
  config,
  html: `
<div class="product-info-main"><p class="reviews-actions"><a href="#review-form">Add Your Review</a></p></div>
<section id="reviews" aria-label="Reviews">
  <shop-product-reviews data-url="/review/product/listAjax/id/104/">
    <div id="product-review-container" data-role="product-review">
      <p><a href="?p=1#reviews">Read the reviews</a></p>
    </div>
  </shop-product-reviews>
  <div id="review-form"><p>The form stands here.</p></div>
</section>`,
});

/** Keeps a list that the server has printed, and loads only its pages. */
export const PrintedByTheServer = embed({
  tag,
  config,
  html: `
<shop-product-reviews data-url="/review/product/listAjax/id/104/">
  <div id="product-review-container" data-role="product-review">
    <div class="review-list">
      <p>Lies flat, and the dots are just dark enough. <strong>Marta</strong></p>
      <nav class="pages" aria-label="Pages"><a class="page" href="?p=1">1</a> <a class="page" href="?p=2">2</a></nav>
    </div>
  </div>
</shop-product-reviews>`,
});

/** After a failed request, the shopper can try again; the server's link stays. */
export const Failing = embed({
  tag,
  config,
  html: `
<shop-product-reviews data-url="/review/product/listAjax/id/104/?fail=500">
  <div data-role="product-review"><p><a href="?p=1#reviews">Read the reviews</a></p></div>
</shop-product-reviews>`,
});

/** A theme with selectors that differ from Luma's. */
export const OtherNames = embed({
  tag,
  config,
  html: `
<p class="info"><a href="#opinions">Opinions</a></p>
<section id="opinions">
  <shop-product-reviews data-url="/review/product/listAjax/id/104/" data-links=".info a" data-panel="#opinions" data-list=".votes">
    <div class="votes"></div>
  </shop-product-reviews>
</section>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    PrintedByTheServer,
    'Loading a page': { html: PrintedByTheServer, press: ['.pages a + a'], trouble: 'slow=60000' },
    Failing,
    OtherNames,
  },
});
