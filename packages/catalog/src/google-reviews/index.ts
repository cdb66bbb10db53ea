export { define, GoogleReviews, ShopGoogleReviews } from './element';
export { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
export { googleReviewsTexts } from './google-reviews.texts';
