export { define, ShopReviewForm } from './element';
export { ReviewForm } from './review-form';
export { type ReviewFormConfig, reviewFormConfig } from './review-form.config';
export { reviewFormTexts } from './review-form.texts';
