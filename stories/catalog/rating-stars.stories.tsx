import { ratingStarsConfig } from '@shop-elements/catalog/rating-stars';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Rating stars' };
export default meta;

const tag = 'shop-rating-stars';
const config = ratingStarsConfig;

/** Selectable stars. The form around them posts the score under the name that the server expects. */
export const Playground = embed({
  tag,
  config,
  html: `
<form>
  <shop-rating-stars data-score-name="ratings[4]" data-label="Quality" data-score="3">
    <p data-shop-fallback>
      <label><input type="radio" name="ratings[4]" value="1"> 1 star</label>
      <label><input type="radio" name="ratings[4]" value="2"> 2 stars</label>
      <label><input type="radio" name="ratings[4]" value="3" checked> 3 stars</label>
      <label><input type="radio" name="ratings[4]" value="4"> 4 stars</label>
      <label><input type="radio" name="ratings[4]" value="5"> 5 stars</label>
    </p>
  </shop-rating-stars>
  <p><button type="reset">Reset the form</button></p>
</form>`,
});

/** A read-only rating, as in a product list. Without scripts, the server's text stays. */
export const ReadOnly = embed({
  tag,
  config,
  html: `
<shop-rating-stars data-read-only data-score="4.3"><span data-shop-fallback>4.3 of 5 stars</span></shop-rating-stars>
<shop-rating-stars data-read-only data-score="2.5"><span data-shop-fallback>2.5 of 5 stars</span></shop-rating-stars>
<shop-rating-stars data-read-only data-score=""><span data-shop-fallback>Not rated yet</span></shop-rating-stars>`,
});

/** Supports half stars, and a button that clears the score. */
export const HalvesAndCancel = embed({
  tag,
  config,
  html: '<shop-rating-stars data-half data-cancel-button data-score="2.5"></shop-rating-stars>',
});

/** Supports tenths of a star, and shows them in another element of the page. */
export const PrecisionWithTarget = embed({
  tag,
  config,
  html: `
<shop-rating-stars data-precision data-target="#tenths" data-target-type="score" data-target-keep
  data-target-format="{score} of 5" data-target-text="Choose a score"></shop-rating-stars>
<p><output id="tenths"></output></p>`,
});

/** Custom texts, ten stars, larger: a theme sets `--shop-star-size` and `--shop-color-star`. */
export const TenStars = embed({
  tag,
  config,
  html: `
<shop-rating-stars data-number="10" data-score="7" data-hints='[null,null,null,null,"half way",null,null,null,null,"perfect"]'>
</shop-rating-stars>`,
});

/** Magento's review form posts option ids. */
export const OptionIds = embed({
  tag,
  config,
  html: `
<form>
  <shop-rating-stars data-label="Value" data-score-name="ratings[3]" data-option-values="[11,12,13,14,15]"></shop-rating-stars>
  <shop-rating-stars data-label="Price" data-score-name="ratings[2]" data-option-values="[6,7,8,9,10]"></shop-rating-stars>
</form>`,
});

/** A selector that matches nothing is an error: the server's text stays, and the console explains why. */
export const BrokenTarget = embed({
  tag,
  config,
  html: `
<shop-rating-stars data-target="#nowhere">
  <p data-shop-fallback>To rate this product, please write to us.</p>
</shop-rating-stars>`,
});

export const AllStates = allStates({
  states: { Playground, ReadOnly, HalvesAndCancel, PrecisionWithTarget, TenStars, OptionIds, BrokenTarget },
});
