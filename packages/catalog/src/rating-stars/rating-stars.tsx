import { type ElementProps, textsOf } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { EditableStars } from './editable-stars';
import { ratingLabels, targetText } from './rating-labels';
import { scoreOf } from './rating-score';
import type { RatingStarsConfig } from './rating-stars.config';
import { readOnlyStars } from './read-only-stars';
import type { Score } from './stars';
import { TargetText } from './target-text';

export const ratingStarsTexts = {
  label: 'Rating',
  bad: 'bad',
  poor: 'poor',
  regular: 'regular',
  good: 'good',
  gorgeous: 'gorgeous',
  notRated: 'Not rated yet!',
  cancel: 'Cancel this rating!',
  stars: '%1 of %2 stars',
  // Part of the texts' language, which may differ from the shop's price format.
  decimalSymbol: '.',
};

/**
 * Shows a rating as stars, or lets shoppers give one with a radio group. The form around it posts the score under
 * `data-score-name`.
 * @example
 * <shop-rating-stars data-score="3.5" data-read-only>
 *   <span data-shop-fallback>3.5 of 5 stars</span>
 * </shop-rating-stars>
 * @fires shop-rating-stars-change before a shopper's choice takes effect; `preventDefault()` keeps the previous score
 */
export function RatingStars({ element, config }: ElementProps<RatingStarsConfig>) {
  const labels = ratingLabels(config, textsOf(element, ratingStarsTexts));
  if (!config.readOnly) return <EditableStars element={element} config={config} labels={labels} />;
  const score = scoreOf(element, config);
  return (
    <>
      {readOnlyStars(config, labels, score)}
      {config.target !== undefined && (
        <TargetText element={element} selector={config.target} text={targetText(config, labels, score)} />
      )}
    </>
  );
}

interface Drawn {
  score: Score;
  texts: typeof ratingStarsTexts;
  stars: ReactNode;
}

/** Rendered stars by settings, so that equal ratings are cloned. */
const drawn = new WeakMap<RatingStarsConfig, Drawn>();

/** The element's `view`, for a read-only rating. */
export function ReadOnlyRating({ element, config }: ElementProps<RatingStarsConfig>): ReactNode {
  const score = scoreOf(element, config);
  const texts = textsOf(element, ratingStarsTexts);
  const last = drawn.get(config);
  if (last?.score === score && last.texts === texts) return last.stars;
  const stars = readOnlyStars(config, ratingLabels(config, texts), score);
  drawn.set(config, { score, texts, stars });
  return stars;
}
