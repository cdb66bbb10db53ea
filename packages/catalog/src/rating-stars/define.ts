import { defineElement } from '@shop-elements/core';
import { offerScore, type RatingStarsMethods } from './rating-score';
import { RatingStars } from './rating-stars';
import { ratingStarsConfig } from './rating-stars.config';

defineElement({
  tag: 'shop-rating-stars',
  mode: 'render',
  config: ratingStarsConfig,
  component: RatingStars,
  // What shows in the page's own elements follows by an effect.
  isStatic: ({ readOnly, target }) => readOnly && target === undefined,
});
offerScore(customElements.get('shop-rating-stars'));

declare global {
  interface HTMLElementTagNameMap {
    'shop-rating-stars': HTMLElement & RatingStarsMethods;
  }
}
