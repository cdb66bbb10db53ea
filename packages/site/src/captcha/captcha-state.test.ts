import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { type CaptchaState, newerState } from './captcha-state';

interface Input {
  model?: CaptchaState;
  config?: CaptchaState;
  section: unknown;
}

test.each(vectors<Input, CaptchaState>('captcha.update'))(
  'newer customer data wins (vector $id)',
  ({ input: { model, config, section }, expected: { isRequired, timestamp } }) => {
    const current = model ?? config ?? { isRequired: false, timestamp: 0 };
    expect(newerState(current, section) ?? current).toEqual({ isRequired, timestamp });
  },
);

test.each([{}, 'x', { isRequired: true }, { isRequired: 'maybe', timestamp: 5 }])('ignores %o', (section) => {
  expect(newerState({ isRequired: false, timestamp: 0 }, section)).toBeUndefined();
});

test('accepts PHP’s notation', () => {
  const section = { isRequired: '1', timestamp: '5' };
  expect(newerState({ isRequired: false, timestamp: 0 }, section)).toEqual({ isRequired: true, timestamp: 5 });
});
