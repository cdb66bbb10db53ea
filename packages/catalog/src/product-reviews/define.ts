import { defineElement } from '@shop-elements/core';
import { ProductReviews } from './product-reviews';
import { productReviewsConfig } from './product-reviews.config';

defineElement({
  tag: 'shop-product-reviews',
  mode: 'enhance',
  config: productReviewsConfig,
  component: ProductReviews,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-reviews': HTMLElement;
  }
}
