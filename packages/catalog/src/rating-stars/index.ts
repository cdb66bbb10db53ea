import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type RatingStarsMethods, ratingMembers } from './rating-score';
import { ReadOnlyRating, RatingStars as View } from './rating-stars';
import { type RatingStarsConfig, ratingStarsConfig } from './rating-stars.config';
import type { RatingStarsChangeDetail } from './use-rating-stars';

export type { RatingStarsMethods } from './rating-score';
export { ratingStarsTexts } from './rating-stars';
export { type RatingStarsConfig, ratingStarsConfig } from './rating-stars.config';
export type { Score } from './stars';
export type { RatingStarsChangeDetail } from './use-rating-stars';

export const ShopRatingStars = elementClass({
  tag: 'shop-rating-stars',
  mode: 'render',
  config: ratingStarsConfig,
  component: View,
  view: (props) => (props.config.readOnly && props.config.target === undefined ? ReadOnlyRating(props) : undefined),
  members: ratingMembers,
});

export const { define } = ShopRatingStars;

export const RatingStars = reactComponent(ShopRatingStars);

declare global {
  interface HTMLElementTagNameMap {
    'shop-rating-stars': ConfiguredElement<RatingStarsConfig, RatingStarsMethods>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-rating-stars-change': CustomEvent<RatingStarsChangeDetail>;
  }
}
