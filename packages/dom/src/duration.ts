/** jQuery's names for how long an effect takes, which Luma's settings use too. */
const speeds = { slow: 600, default: 400, fast: 200 };

/** Milliseconds, or the name of a speed. */
export type Duration = number | keyof typeof speeds;

/** The milliseconds that an effect takes. */
export function milliseconds(duration: Duration): number {
  return typeof duration === 'number' ? duration : speeds[duration];
}
