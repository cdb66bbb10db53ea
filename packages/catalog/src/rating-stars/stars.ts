import type { RatingStarsConfig } from './rating-stars.config';

/** A number of stars. null means no score, which differs from a score of 0. */
export type Score = number | null;

/** How to draw a star. */
export type StarState = 'on' | 'half' | 'off';

/** A star's hint, or the hints for the half and the whole star. null shows the number. */
export type Hint = string | null | readonly string[];

const STARS = 5;
const MOST = 20;

/** How many stars to draw: five if the setting is not a number, for which raty draws none. */
export function starCount(number: unknown): number {
  const count = Math.floor(numberIn(number));
  return Number.isNaN(count) ? STARS : Math.min(MOST, Math.max(1, count));
}

/** Limits a score to the number of stars. NaN means no score. */
export function clampScore(score: unknown, count: number): Score {
  const value = numberIn(score);
  return Number.isNaN(value) ? null : Math.min(count, Math.max(0, value));
}

/** The number that a whole text is; NaN for `2,5` and for an empty text. */
function numberIn(setting: unknown): number {
  const text = String(setting).trim();
  return text === '' ? Number.NaN : Number(text);
}

type Rounding = Pick<RatingStarsConfig, 'halfShow' | 'roundDown' | 'roundFull' | 'roundUp'>;

/**
 * How to draw each star for a score: by the fraction that the score fills, rounded to two decimals, as in raty.
 */
export function starStates(score: Score, count: number, rounding: Rounding): StarState[] {
  const { halfShow, roundDown, roundFull, roundUp } = rounding;
  return [...Array(count).keys()].map((index) => {
    const part = Math.round(((score ?? 0) - index) * 100) / 100;
    if (part >= 1) return 'on';
    if (part <= 0 || part <= roundDown) return 'off';
    if (part >= (halfShow ? roundUp : roundFull)) return 'on';
    return halfShow ? 'half' : 'off';
  });
}

/** Under the pointer, any fraction up to a half is a half star. Between two stars, the previous one is full. */
export const underPointer: Rounding = { halfShow: true, roundDown: 0, roundFull: 0, roundUp: 0.51 };

type Steps = Pick<RatingStarsConfig, 'half' | 'precision'>;

/** The scores that can be chosen on one star, lowest first. */
export function stepsOf(star: number, { half, precision }: Steps): number[] {
  const parts = precision ? 10 : half ? 2 : 1;
  return [...Array(parts).keys()].map((index) => Math.round((star - 1 + (index + 1) / parts) * 10) / 10);
}

/** The score that a click chooses. For half stars, the first decimal decides: 1 to 5 is a half, 6 to 9 is a whole star. */
export function chosenScore(pointed: number, { half, precision }: Steps): number {
  if (precision) return Math.round(pointed * 10) / 10;
  if (!half) return Math.ceil(pointed);
  const tenth = firstDecimal(pointed);
  return Math.floor(pointed) + (tenth === 0 ? 0 : tenth <= 5 ? 0.5 : 1);
}

/** The hint for a score: that of its last star. A score of 0 means "not rated". */
export function hintOf(score: Score, hints: readonly Hint[], notRated: string): string {
  if (score === null || score === 0) return notRated;
  const hint = hints[Math.ceil(score) - 1];
  const tenth = firstDecimal(score);
  const word = Array.isArray(hint) ? hint[tenth === 0 || tenth > 5 ? 1 : 0] : hint;
  return String(word ?? score);
}

/** Tolerates rounding errors: 4.1 − 4 is 0.0999… */
function firstDecimal(score: number): number {
  return Math.floor(((score % 1) + 1e-5) * 10);
}
