import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import {
  chosenScore,
  clampScore,
  type Hint,
  hintOf,
  type Score,
  type StarState,
  starCount,
  starStates,
  stepsOf,
  underPointer,
} from './stars';

const rounding = { halfShow: true, roundDown: 0.25, roundFull: 0.6, roundUp: 0.76 };
const words = ['bad', 'poor', 'regular', 'good', 'gorgeous'];

interface Draw {
  score: Score;
  number: number;
  halfShow: boolean;
}

test.each(vectors<Draw, StarState[]>('rating.draw'))(
  'draws a score of $input.score in full, half and empty stars ($id)',
  ({ input, expected }) => {
    expect(starStates(input.score, input.number, { ...rounding, halfShow: input.halfShow })).toEqual(expected);
  },
);

test('a text is a number only as a whole', () => {
  expect(['2,5', '3px', ' ', ' 2.5 '].map((text) => clampScore(text, 5))).toEqual([null, null, null, 2.5]);
  expect(['7abc', '', '1e1', '3.7'].map(starCount)).toEqual([5, 5, 10, 3]);
});

test('the rounding can be configured', () => {
  expect(starStates(1.4, 3, { ...rounding, roundDown: 0.4 })).toEqual(['on', 'off', 'off']);
  expect(starStates(1.4, 3, { ...rounding, roundUp: 0.4 })).toEqual(['on', 'on', 'off']);
  expect(starStates(1.4, 3, { ...rounding, halfShow: false, roundFull: 0.4 })).toEqual(['on', 'on', 'off']);
});

test.each(vectors<{ number: unknown }, number>('rating.number'))(
  'a number of $input.number gives 1 to 20 whole stars, or else 5 ($id)',
  ({ input, expected }) => {
    expect(starCount(input.number)).toBe(expected);
  },
);

test.each(vectors<{ score: unknown; number: number }, Score>('rating.score-clamp'))(
  'a score of $input.score stays between 0 and the number of stars, or is no score ($id)',
  ({ input, expected }) => {
    expect(clampScore(input.score, input.number)).toBe(expected);
  },
);

test.each(vectors<{ rawScore: number; half: boolean; precision: boolean }, number>('rating.half-click'))(
  'a click at $input.rawScore chooses a half or a whole star by the first decimal ($id)',
  ({ input, expected }) => {
    expect(chosenScore(input.rawScore, input)).toBe(expected);
  },
);

test.each([1, 2, 3, 4].map((whole) => ({ whole })))(
  'a tenth above $whole counts as half of the next star',
  ({ whole }) => {
    expect(chosenScore(whole + 0.1, { half: true, precision: false })).toBe(whole + 0.5);
  },
);

test('chooses whole stars without `half`, and tenths with `precision`', () => {
  expect(chosenScore(2.1, { half: false, precision: false })).toBe(3);
  expect(chosenScore(2.14, { half: false, precision: true })).toBe(2.1);
});

test.each(vectors<{ pointerScore: number; half: boolean }, StarState>('rating.half-hover'))(
  'the star under the pointer at $input.pointerScore is half up to its middle, and full beyond ($id)',
  ({ input, expected }) => {
    const states = starStates(input.pointerScore, 5, underPointer);
    expect(states[Math.ceil(input.pointerScore) - 1]).toBe(expected);
  },
);

test.each(vectors<{ score: Score; hints?: Hint[] }, string | number>('rating.hint'))(
  'shows the word for a score of $input.score ($id)',
  ({ input, expected }) => {
    expect(hintOf(input.score, input.hints ?? words, 'Not rated yet!')).toBe(String(expected));
  },
);

test('a star without a hint shows its number', () => {
  expect(hintOf(7, words, '')).toBe('7');
});

test('returns the steps of a star', () => {
  expect(stepsOf(3, { half: false, precision: false })).toEqual([3]);
  expect(stepsOf(3, { half: true, precision: false })).toEqual([2.5, 3]);
  expect(stepsOf(3, { half: false, precision: true })).toEqual([2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3]);
});
