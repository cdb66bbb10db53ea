import type { ElementProps } from '@shop-elements/core';
import type { ReviewFormConfig } from './review-form.config';
import { useReviewForm } from './use-review-form';

/**
 * Draws the form's ratings as stars, fills in the nickname and any rejected text, checks that every rating is chosen, and
 * submits the form only once. The browser submits it.
 * @example
 * <shop-review-form>
 *   <form action="/review/product/post/id/42/" method="post">
 *     <div id="product-review-table">
 *       <fieldset><legend>Quality</legend>
 *         <label><input type="radio" name="ratings[1]" value="1"> 1 star</label> …
 *       </fieldset>
 *     </div>
 *     <label>Nickname <input name="nickname" required></label> …
 *     <button type="submit">Submit Review</button>
 *   </form>
 * </shop-review-form>
 */
export function ReviewForm({ element, config }: ElementProps<ReviewFormConfig>) {
  useReviewForm(element, config);
  return null;
}
