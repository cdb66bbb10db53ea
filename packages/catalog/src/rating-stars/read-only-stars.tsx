import type { ReactNode } from 'react';
import type { RatingLabels } from './rating-labels';
import type { RatingStarsConfig } from './rating-stars.config';
import { scoreField } from './score-field';
import { type Score, type StarState, starStates } from './stars';

/** A read-only rating. Uses no hooks and few nodes, because product lists contain hundreds. */
export function readOnlyStars(config: RatingStarsConfig, labels: RatingLabels, score: Score): ReactNode {
  const hint = labels.hint(score);
  const spoken = labels.spoken(score);
  return (
    <>
      <span
        className="shop-rating-stars"
        role="img"
        aria-label={config.label === undefined ? spoken : `${config.label}: ${spoken}`}
        title={hint}
      >
        {starStates(score, labels.count, config).map(star)}
      </span>
      <span data-hint="" hidden>
        {hint}
      </span>
      {scoreField(config.scoreName, score, config.optionValues)}
    </>
  );
}

function star(state: StarState, index: number): ReactNode {
  return <span key={index} data-star={index + 1} data-state={state} />;
}
