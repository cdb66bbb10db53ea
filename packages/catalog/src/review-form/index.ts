export { define, ReviewForm, ShopReviewForm } from './element';
export { type ReviewFormConfig, reviewFormConfig } from './review-form.config';
export { reviewFormTexts } from './review-form.texts';
