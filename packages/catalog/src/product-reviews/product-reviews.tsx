import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { SLOW_NOTE, useSlow } from '../shared/slow/use-slow';
import type { ProductReviewsConfig } from './product-reviews.config';
import { productReviewsTexts } from './product-reviews.texts';
import { useProductReviews } from './use-product-reviews';

/**
 * Loads a product's reviews when their tab opens, when they come into view, or when the URL asks for them, and pages
 * through them in place. A list printed by the server stays. Links to the reviews open the tab and scroll to their
 * target, even if the list arrives late.
 * @example
 * <shop-product-reviews data-url="/review/product/listAjax/id/42/">
 *   <div id="product-review-container" data-role="product-review">
 *     <a href="/tea.html?p=1#reviews">Read the reviews</a>
 *   </div>
 * </shop-product-reviews>
 */
export function ProductReviews({ element, config }: ElementProps<ProductReviewsConfig>) {
  const { isLoading = false, count, retry } = useProductReviews(element, config);
  const isSlow = useSlow(isLoading);
  const texts = textsOf(element, productReviewsTexts);
  const loaded =
    count !== undefined && (count === 0 ? texts.loaded : fill(count === 1 ? texts.shownOne : texts.shown, count));
  return (
    <div role="status">
      {/* Takes no room, so that nothing below moves twice. */}
      <span className={isSlow ? SLOW_NOTE : 'shop-visually-hidden'}>{isLoading ? texts.loading : loaded}</span>
      {retry && (
        <p className="shop-field__error">
          {texts.failed}{' '}
          <button type="button" className="shop-button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}
