import { fill } from '@shop-elements/core';
import type { ratingStarsTexts } from './rating-stars';
import type { RatingStarsConfig } from './rating-stars.config';
import { hintOf, type Score, starCount } from './stars';

/** The texts of a rating, read-only or editable, and the number of its stars. */
export interface RatingLabels {
  count: number;
  /** Accessible name of the rating. */
  label: string;
  cancelHint: string;
  /** The hint for a score. */
  hint(score: Score): string;
  /** A score for screen readers: `4.5 of 5 stars`. */
  spoken(score: Score): string;
}

export function ratingLabels(config: RatingStarsConfig, texts: typeof ratingStarsTexts): RatingLabels {
  const count = starCount(config.number);
  const hints = config.hints ?? [texts.bad, texts.poor, texts.regular, texts.good, texts.gorgeous];
  const notRated = config.noRatedMsg ?? texts.notRated;
  return {
    count,
    label: config.label ?? texts.label,
    cancelHint: config.cancelHint ?? texts.cancel,
    hint: (score) => hintOf(score, hints, notRated),
    spoken(score) {
      const number = String(Math.round((score ?? 0) * 100) / 100).replace('.', texts.decimalSymbol);
      return (!score && notRated) || fill(texts.stars, number, count);
    },
  };
}

/**
 * The text for the configured target elements.
 * @param hovered the score under the pointer; null over the button that clears the score
 */
export function targetText(config: RatingStarsConfig, labels: RatingLabels, score: Score, hovered?: Score): string {
  const { targetFormat, targetKeep, targetType } = config;
  const shown = hovered ?? (targetKeep ? score : null);
  let text = config.targetText;
  if (hovered === null) text = labels.cancelHint;
  else if (shown !== null) text = targetType === 'score' ? String(shown) : labels.hint(shown);
  return text && targetFormat.replace('{score}', () => text);
}
