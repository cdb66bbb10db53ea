export { define, RatingStars, ShopRatingStars } from './element';
export type { RatingStarsMethods } from './rating-score';
export { type RatingStarsConfig, ratingStarsConfig } from './rating-stars.config';
export { ratingStarsTexts } from './rating-stars.texts';
export type { Score } from './stars';
export type { RatingStarsChangeDetail } from './use-rating-stars';
