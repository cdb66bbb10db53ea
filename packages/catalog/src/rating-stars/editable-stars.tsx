import { useElementId } from '@shop-elements/core';
import type { RatingStarsConfig } from './rating-stars.config';
import { type RatingView, targetText } from './rating-view';
import { scoreField } from './score-field';
import { type StarState, stepsOf } from './stars';
import { TargetText } from './target-text';
import { useRatingStars } from './use-rating-stars';

interface EditableStarsProps {
  element: HTMLElement;
  config: RatingStarsConfig;
  view: RatingView;
}

/** Stars to choose from: they show what the pointer would choose, and the radio buttons on them hold what was chosen. */
export function EditableStars({ element, config, view }: EditableStarsProps) {
  const { scoreName = 'score', optionValues, cancelButton, cancelPlace, target } = config;
  const { score, hovered, states, point, click, pick, choose } = useRatingStars(element, config, view.count);
  // Theirs alone, so that two ratings of one name do not take each other's choice away.
  const group = useElementId(scoreName);

  /** A radio button for each step in the star: side by side, each on its part of it. */
  const star = (state: StarState, index: number) => (
    <span key={index} data-star={index + 1} data-state={state}>
      {stepsOf(index + 1, config).map((step) => (
        <label key={step}>
          {/* In no form: the hidden field posts. */}
          <input type="radio" form="" name={group} value={step} checked={step === score} onChange={() => pick(step)} />
          <span className="shop-visually-hidden">{nameOf(step, view)}</span>
        </label>
      ))}
    </span>
  );

  const cancel = cancelButton && (
    <button
      type="button"
      className="shop-button"
      aria-label={view.cancelHint}
      title={view.cancelHint}
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the radio buttons in it */}
      <div
        className="shop-rating-stars"
        role="radiogroup"
        aria-label={view.label}
        onPointerMove={point}
        onPointerLeave={() => point(undefined)}
        onClick={click}
      >
        {states.map(star)}
      </div>
      {cancelPlace === 'right' && cancel}
      <span data-hint="">{hovered === null ? view.cancelHint : view.hint(hovered ?? score)}</span>
      {scoreField(scoreName, score, optionValues)}
      {target !== undefined && (
        <TargetText element={element} selector={target} text={targetText(config, view, score, hovered)} />
      )}
    </>
  );
}

/** `3 of 5 stars, regular`, and without the word where that is only the number again. */
function nameOf(step: number, { hint, spoken }: RatingView): string {
  return [spoken(step), hint(step)].filter((words) => words && words !== String(step)).join(', ');
}
