export { define, ShopGoogleReviews } from './element';
export { GoogleReviews } from './google-reviews';
export { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
export { googleReviewsTexts } from './google-reviews.texts';
