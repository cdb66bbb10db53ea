import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoop, type Position } from './loop';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function film(duration: number) {
  const position: Position = { time: 0, duration };
  const restart = vi.fn();
  const loop = createLoop(() => position, restart);
  return { position, restart, loop };
}

test('checks the position every 150 ms, and restarts a tenth of a second before the end', () => {
  const { position, restart, loop } = film(10);
  loop.run(true);
  position.time = 9.89;
  vi.advanceTimersByTime(150);
  expect(restart).not.toHaveBeenCalled();
  position.time = 9.9;
  vi.advanceTimersByTime(149);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('does not check a paused video', () => {
  const { position, restart, loop } = film(10);
  loop.run(true);
  loop.run(false);
  position.time = 10;
  vi.advanceTimersByTime(1_000);
  expect(restart).not.toHaveBeenCalled();
});

test('plays a very short video to its end', () => {
  const { position, restart, loop } = film(1);
  loop.run(true);
  position.time = 1;
  vi.advanceTimersByTime(1_000);
  expect(restart).not.toHaveBeenCalled();
});
