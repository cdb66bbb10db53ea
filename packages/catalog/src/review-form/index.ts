import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { isRunByAlpine } from '@shop-elements/host';
import { ReviewForm as View } from './review-form';
import { type ReviewFormConfig, reviewFormConfig } from './review-form.config';

export { reviewFormTexts } from './review-form';
export { type ReviewFormConfig, reviewFormConfig } from './review-form.config';

export const ShopReviewForm = elementClass({
  tag: 'shop-review-form',
  mode: 'enhance',
  config: reviewFormConfig,
  mistakes: ({ element, config }) =>
    isRunByAlpine([...element.querySelectorAll(config.form)])
      ? ['<shop-review-form> leaves the form to the page, because Alpine runs it']
      : [],
  component: View,
});

export const { define } = ShopReviewForm;

export const ReviewForm = reactComponent(ShopReviewForm);

declare global {
  interface HTMLElementTagNameMap {
    'shop-review-form': ConfiguredElement<ReviewFormConfig>;
  }
}
