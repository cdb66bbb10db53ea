/** jQuery's speed names, which Luma's settings use, too. */
const speeds = { slow: 600, default: 400, fast: 200 };

/** Milliseconds, or jQuery's name for a speed. */
export type Duration = number | keyof typeof speeds;

/** Converts a duration to milliseconds. */
export function milliseconds(duration: Duration): number {
  return typeof duration === 'number' ? duration : speeds[duration];
}
