import { useElementId } from '@shop-elements/core';
import { type RatingLabels, targetText } from './rating-labels';
import type { RatingStarsConfig } from './rating-stars.config';
import { scoreField } from './score-field';
import { type StarState, stepsOf } from './stars';
import { TargetText } from './target-text';
import { useRatingStars } from './use-rating-stars';

interface EditableStarsProps {
  element: HTMLElement;
  config: RatingStarsConfig;
  labels: RatingLabels;
}

/** Stars to choose from. They show what the pointer would choose; radio buttons on top of them store the choice. */
export function EditableStars({ element, config, labels }: EditableStarsProps) {
  const { scoreName = 'score', optionValues, cancelButton, cancelPlace, target } = config;
  const { score, hovered, states, point, click, pick, choose } = useRatingStars(element, config, labels.count);
  // A unique group, so that two ratings with the same field name don't share a choice.
  const group = useElementId(scoreName);

  /** A star with a radio button for each step, side by side. */
  const star = (state: StarState, index: number) => (
    <span key={index} data-star={index + 1} data-state={state}>
      {stepsOf(index + 1, config).map((step) => (
        <label key={step}>
          {/* Not part of the form, because the hidden field posts the score. */}
          <input type="radio" form="" name={group} value={step} checked={step === score} onChange={() => pick(step)} />
          <span className="shop-visually-hidden">{nameOf(step, labels)}</span>
        </label>
      ))}
    </span>
  );

  const cancel = cancelButton && (
    <button
      type="button"
      className="shop-button"
      aria-label={labels.cancelHint}
      title={labels.cancelHint}
      onPointerEnter={() => point(null)}
      onPointerLeave={() => point(undefined)}
      onClick={() => choose(null)}
    >
      ×
    </button>
  );

  return (
    <>
      {cancelPlace === 'left' && cancel}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the radio buttons inside */}
      <div
        className="shop-rating-stars"
        role="radiogroup"
        aria-label={labels.label}
        onPointerMove={point}
        onPointerLeave={() => point(undefined)}
        onClick={click}
      >
        {states.map(star)}
      </div>
      {cancelPlace === 'right' && cancel}
      <span data-hint="">{hovered === null ? labels.cancelHint : labels.hint(hovered ?? score)}</span>
      {scoreField(scoreName, score, optionValues)}
      {target !== undefined && (
        <TargetText element={element} selector={target} text={targetText(config, labels, score, hovered)} />
      )}
    </>
  );
}

/** The accessible name of a step: `3 of 5 stars, regular`, without a hint that only repeats the number. */
function nameOf(step: number, { hint, spoken }: RatingLabels): string {
  return [spoken(step), hint(step)].filter((text) => text && text !== String(step)).join(', ');
}
