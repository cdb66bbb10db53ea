import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { GoogleReviews as View } from './google-reviews';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';

export { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
export { googleReviewsTexts } from './google-reviews.texts';

export const ShopGoogleReviews = elementClass({
  tag: 'shop-google-reviews',
  mode: 'render',
  config: googleReviewsConfig,
  component: View,
});

export const { define } = ShopGoogleReviews;

export const GoogleReviews = reactComponent(ShopGoogleReviews);

declare global {
  interface HTMLElementTagNameMap {
    'shop-google-reviews': ConfiguredElement<GoogleReviewsConfig>;
  }
}
