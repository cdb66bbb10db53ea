import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { ProductReviews } from './product-reviews';
import { type ProductReviewsConfig, productReviewsConfig } from './product-reviews.config';

export const ShopProductReviews = elementClass({
  tag: 'shop-product-reviews',
  mode: 'enhance',
  config: productReviewsConfig,
  component: ProductReviews,
});

export const { define } = ShopProductReviews;

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-reviews': ConfiguredElement<ProductReviewsConfig>;
  }
}
