import { type ConfiguredElement, rerender } from '@shop-elements/core';
import type { RatingStarsConfig } from './rating-stars.config';
import { clampScore, type Score, starCount } from './stars';

/** Methods of `<shop-rating-stars>`. */
export interface RatingStarsMethods {
  /**
   * The score; null if there is none. Setting it updates the stars, also of a read-only rating, without a change event.
   */
  score: Score;
  /** Clears the score without a change event. A read-only rating keeps its score. */
  cancel(): void;
  /**
   * Calls `score` or `cancel` by name, for scripts written for the raty plugin: `raty('score', 4)`.
   * @throws Error 'Method … does not exist!' for any other name, as raty does
   */
  raty(method: string, score?: Score): Score | undefined;
}

type RatingElement = ConfiguredElement<RatingStarsConfig>;

interface Override {
  score: unknown;
  /** The setting that it overrides. When the setting changes, it applies again. */
  setting: unknown;
}

/** Scores set by shoppers and scripts. Not in React state, because a read-only rating has none. */
const overrides = new WeakMap<HTMLElement, Override>();

/** The score set by a shopper or a script, else the setting. */
export function scoreOf(element: HTMLElement, config: RatingStarsConfig): Score {
  const override = overrides.get(element);
  return clampScore((override?.setting === config.score ? override : config)?.score, starCount(config.number));
}

/** Sets an element's score and renders it. */
export function setScore(element: HTMLElement, score: unknown): void {
  overrides.set(element, { score, setting: (element as RatingElement).config?.score });
  rerender(element);
}

/** Restores the score of the settings, as after a form reset. */
export function resetScore(element: HTMLElement): void {
  overrides.delete(element);
  rerender(element);
}

/** Members of the element's class, so that they work before the component renders. */
export const ratingMembers: RatingStarsMethods & ThisType<RatingElement & RatingStarsMethods> = {
  get score() {
    return this.config === undefined ? null : scoreOf(this, this.config);
  },
  set score(score) {
    setScore(this, score);
  },
  cancel() {
    if (this.config?.readOnly === false) setScore(this, null);
  },
  raty(method, score) {
    if (method === 'cancel') this.cancel();
    else if (method !== 'score') throw new Error(`Method ${method} does not exist!`);
    else if (score === undefined) return this.score;
    else this.score = score;
    return undefined;
  },
};
