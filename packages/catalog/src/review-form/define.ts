import { defineElement } from '@shop-elements/core';
// The ratings are drawn by it.
import '../rating-stars/define';
import { ReviewForm } from './review-form';
import { reviewFormConfig } from './review-form.config';

defineElement({ tag: 'shop-review-form', mode: 'enhance', config: reviewFormConfig, component: ReviewForm });

declare global {
  interface HTMLElementTagNameMap {
    'shop-review-form': HTMLElement;
  }
}
