import { useElementId } from '@shop-elements/core';
import type { RatingStarsConfig } from './rating-stars.config';
import { type RatingView, targetText } from './rating-view';
import { scoreField } from './score-field';
import { type StarState, stepsOf } from './stars';
import { TargetText } from './target-text';
import { type RatingState, useRatingStars } from './use-rating-stars';

interface EditableStarsProps {
  element: HTMLElement;
  config: RatingStarsConfig;
  view: RatingView;
}

/** Stars to choose from: they show what the pointer would choose, and the radio buttons on them hold what was chosen. */
export function EditableStars({ element, config, view }: EditableStarsProps) {
  const { scoreName = 'score', optionValues, cancelButton, cancelPlace, target } = config;
  const rating = useRatingStars(element, config, view.count);
  const group = useElementId(scoreName);
  const { score, hovered } = rating;
  const star = (state: StarState, index: number) => (
    <Star key={index} number={index + 1} state={state} group={group} rating={rating} config={config} view={view} />
  );
  const cancel = cancelButton && <CancelButton rating={rating} label={view.cancelHint} />;
  return (
    <>
      {cancelPlace === 'left' && cancel}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the radio buttons in it */}
      <div
        className="shop-rating-stars"
        role="radiogroup"
        aria-label={view.label}
        onPointerMove={rating.point}
        onPointerLeave={() => rating.point(undefined)}
        onClick={rating.click}
      >
        {rating.states.map(star)}
      </div>
      {cancelPlace === 'right' && cancel}
      <span data-hint="">{hovered === null ? view.cancelHint : view.hint(hovered ?? score)}</span>
      {scoreField(scoreName, score, optionValues)}
      {target !== undefined && <TargetText selector={target} text={targetText(config, view, score, hovered)} />}
    </>
  );
}

interface StarProps extends Pick<EditableStarsProps, 'config' | 'view'> {
  number: number;
  state: StarState;
  /** Of the radio buttons: theirs alone, so that two ratings of one name do not take each other's choice away. */
  group: string;
  rating: RatingState;
}

/** A star, with a radio button for each step in it: side by side, each on its part of the star. */
function Star({ number, state, group, rating, config, view }: StarProps) {
  return (
    <span data-star={number} data-state={state}>
      {stepsOf(number, config).map((step) => (
        <label key={step}>
          {/* In no form: the hidden field posts. */}
          <input
            type="radio"
            form=""
            name={group}
            value={step}
            checked={step === rating.score}
            onChange={() => rating.pick(step)}
          />
          <span className="shop-visually-hidden">{nameOf(step, view)}</span>
        </label>
      ))}
    </span>
  );
}

/** `3 of 5 stars, regular`, and without the word where that is only the number again. */
function nameOf(step: number, view: RatingView): string {
  const hint = view.hint(step);
  return hint === '' || hint === String(step) ? view.spoken(step) : `${view.spoken(step)}, ${hint}`;
}

interface CancelButtonProps {
  rating: RatingState;
  label: string;
}

function CancelButton({ rating, label }: CancelButtonProps) {
  return (
    <button
      type="button"
      className="shop-button"
      aria-label={label}
      title={label}
      onPointerEnter={() => rating.point(null)}
      onPointerLeave={() => rating.point(undefined)}
      onClick={() => rating.choose(null)}
    >
      ×
    </button>
  );
}
