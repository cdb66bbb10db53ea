import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { ReviewForm } from './review-form';
import { type ReviewFormConfig, reviewFormConfig } from './review-form.config';

export const ShopReviewForm = elementClass({
  tag: 'shop-review-form',
  mode: 'enhance',
  config: reviewFormConfig,
  component: ReviewForm,
});

export const { define } = ShopReviewForm;

declare global {
  interface HTMLElementTagNameMap {
    'shop-review-form': ConfiguredElement<ReviewFormConfig>;
  }
}
