import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { type CaptchaState, newerState } from './captcha-state';

interface Input {
  model?: CaptchaState;
  config?: CaptchaState;
  section: unknown;
}

test.each(vectors<Input, CaptchaState>('captcha.update'))(
  'customer data counts by the vector $id',
  ({ input: { model, config, section }, expected: { isRequired, timestamp } }) => {
    const known = model ?? config ?? { isRequired: false, timestamp: 0 };
    expect(newerState(known, section) ?? known).toEqual({ isRequired, timestamp });
  },
);

test.each([{}, 'x', { isRequired: true }, { isRequired: 'maybe', timestamp: 5 }])('%o says nothing', (section) => {
  expect(newerState({ isRequired: false, timestamp: 0 }, section)).toBeUndefined();
});

test('PHP’s ways of writing it are understood', () => {
  const told = { isRequired: '1', timestamp: '5' };
  expect(newerState({ isRequired: false, timestamp: 0 }, told)).toEqual({ isRequired: true, timestamp: 5 });
});
