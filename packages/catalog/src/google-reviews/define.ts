import { defineElement } from '@shop-elements/core';
import '../rating-stars/define';
import { GoogleReviews } from './google-reviews';
import { googleReviewsConfig } from './google-reviews.config';

defineElement({ tag: 'shop-google-reviews', mode: 'render', config: googleReviewsConfig, component: GoogleReviews });

declare global {
  interface HTMLElementTagNameMap {
    'shop-google-reviews': HTMLElement;
  }
}
