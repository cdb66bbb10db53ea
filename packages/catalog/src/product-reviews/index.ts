import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { ProductReviews as View } from './product-reviews';
import { type ProductReviewsConfig, productReviewsConfig } from './product-reviews.config';

export { productReviewsTexts } from './product-reviews';
export { type ProductReviewsConfig, productReviewsConfig } from './product-reviews.config';

export const ShopProductReviews = elementClass({
  tag: 'shop-product-reviews',
  mode: 'enhance',
  config: productReviewsConfig,
  component: View,
});

export const { define } = ShopProductReviews;

export const ProductReviews = reactComponent(ShopProductReviews);

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-reviews': ConfiguredElement<ProductReviewsConfig>;
  }
}
