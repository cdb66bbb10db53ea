import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { GoogleReviews } from './google-reviews';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';

export const ShopGoogleReviews = elementClass({
  tag: 'shop-google-reviews',
  mode: 'render',
  config: googleReviewsConfig,
  component: GoogleReviews,
});

export const { define } = ShopGoogleReviews;

declare global {
  interface HTMLElementTagNameMap {
    'shop-google-reviews': ConfiguredElement<GoogleReviewsConfig>;
  }
}
