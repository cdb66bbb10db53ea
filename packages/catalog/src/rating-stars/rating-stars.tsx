import type { ElementProps } from '@shop-elements/core';
import { EditableStars } from './editable-stars';
import { scoreOf } from './rating-score';
import type { RatingStarsConfig } from './rating-stars.config';
import { ratingView, targetText } from './rating-view';
import { scoreField } from './score-field';
import { type StarState, starStates } from './stars';
import { TargetText } from './target-text';

/**
 * Shows a rating as stars, or lets shoppers give one with a radio group. The form around it posts the score under
 * `data-score-name`.
 * @example
 * <shop-rating-stars data-score="3.5" data-read-only>
 *   <span data-shop-fallback>3.5 of 5 stars</span>
 * </shop-rating-stars>
 * @fires shop-rating-stars-change before a shopper's choice counts; prevented, the score stays as it was
 */
export function RatingStars({ element, config }: ElementProps<RatingStarsConfig>) {
  const view = ratingView(element, config);
  if (!config.readOnly) return <EditableStars element={element} config={config} view={view} />;

  // No hooks and few nodes: lists of products show hundreds of these.
  const score = scoreOf(element, config);
  const hint = view.hint(score);
  const spoken = view.spoken(score);
  return (
    <>
      <span
        className="shop-rating-stars"
        role="img"
        aria-label={config.label === undefined ? spoken : `${config.label}: ${spoken}`}
        title={hint}
      >
        {starStates(score, view.count, config).map(star)}
      </span>
      <span data-hint="" hidden>
        {hint}
      </span>
      {scoreField(config.scoreName, score, config.optionValues)}
      {config.target !== undefined && (
        <TargetText element={element} selector={config.target} text={targetText(config, view, score)} />
      )}
    </>
  );
}

function star(state: StarState, index: number) {
  return <span key={index} data-star={index + 1} data-state={state} />;
}
