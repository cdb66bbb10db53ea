import type { RatingStarsConfig } from './rating-stars.config';
import { clampScore, type Score, starCount } from './stars';

/** What `<shop-rating-stars>` offers to the page. */
export interface RatingStarsMethods {
  /**
   * The score, null when there is none. Setting it draws it, also where shoppers cannot change it, and does not fire the
   * change event.
   */
  score: Score;
  /** Takes the score away, without the change event; a read-only rating keeps its own. */
  cancel(): void;
  /**
   * Calls `score` or `cancel` by name, as scripts of the widget did that this element stands in for: `raty('score', 4)`.
   * @throws Error 'Method … does not exist!' for any other name, as raty does
   */
  raty(method: string, score?: Score): Score | undefined;
}

/** The parts of our element that are used here. */
interface RatingElement extends HTMLElement {
  readonly config?: RatingStarsConfig;
  /** The core's turn: reads the settings and draws. */
  flush(): void;
}

interface Given {
  score: unknown;
  /** The setting it stands in for: when that changes later, it counts again. */
  setting: unknown;
}

/** Scores that shoppers chose and scripts set. Here and not in a view's state, which a read-only rating does not have. */
const given = new WeakMap<HTMLElement, Given>();

/** The score of an element: the one it was given, else that of its settings. */
export function scoreOf(element: HTMLElement, config: RatingStarsConfig): Score {
  const known = given.get(element);
  return clampScore((known?.setting === config.score ? known : config)?.score, starCount(config.number));
}

/** Gives an element a score, and draws it. */
export function giveScore(element: HTMLElement, score: unknown): void {
  given.set(element, { score, setting: (element as RatingElement).config?.score });
  redraw(element);
}

/** Back to the score of the settings, as when a form is reset. */
export function forgetScore(element: HTMLElement): void {
  given.delete(element);
  redraw(element);
}

/** Draws again what was drawn; an element that waits for its first turn is left to it. */
export function redraw(element: HTMLElement): void {
  if (element.isConnected && element.dataset.state === 'ready') (element as RatingElement).flush();
}

/** On the element's class and not offered by the component: they work before it has drawn. */
export const ratingMembers: RatingStarsMethods & ThisType<RatingElement & RatingStarsMethods> = {
  get score() {
    return this.config === undefined ? null : scoreOf(this, this.config);
  },
  set score(score) {
    giveScore(this, score);
  },
  cancel() {
    if (this.config?.readOnly === false) giveScore(this, null);
  },
  raty(method, score) {
    if (method === 'cancel') this.cancel();
    else if (method !== 'score') throw new Error(`Method ${method} does not exist!`);
    else if (score === undefined) return this.score;
    else this.score = score;
    return undefined;
  },
};
