import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPosition } from './player-position';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['YouTube', '{"event":"infoDelivery","info":{"currentTime":10,"duration":20}}'],
  ['Vimeo', { event: 'timeupdate', data: { seconds: 10, duration: 20 } }],
])('between the reports of %s, the position goes on with the clock', (_, message) => {
  const position = followPosition();
  expect(position.now()).toBeUndefined();
  position.read(message);
  vi.advanceTimersByTime(2_000);
  expect(position.now()).toEqual({ time: 12, duration: 20 });
});

test('a paused video stays where it is, and goes on from there', () => {
  const position = followPosition();
  position.read('{"info":{"currentTime":10,"duration":20}}');
  vi.advanceTimersByTime(1_000);
  position.run(false);
  vi.advanceTimersByTime(60_000);
  expect(position.now()).toEqual({ time: 11, duration: 20 });
  position.run(true);
  vi.advanceTimersByTime(1_000);
  expect(position.now()).toEqual({ time: 12, duration: 20 });
});
