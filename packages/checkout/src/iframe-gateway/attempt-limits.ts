import { luma } from '@shop-elements/host';

/** Why an attempt to pay was ended from outside. */
export const TOO_LATE = 'too late';
const HOST_ENDED = 'the host page showed its result';

/** How much longer than the gateway the host page may take to place the order or to show why it could not. */
const HOST_FACTOR = 4;
/** Milliseconds from the end of Luma's loader until the page is free: after a success the page is being left by then. */
const HOST_GRACE = 3000;

/**
 * Ends an attempt that takes too long. Magento's return page triggers `clearTimeout` before it places the order or shows an
 * error: that is no result yet, so the attempt goes on with a longer limit, until Luma's loader stops.
 * @returns gives the attempt another limit, in milliseconds from now
 */
export function limitAttempt(attempt: AbortController, timeout: number): (delay: number) => void {
  const { signal } = attempt;
  let timer = setTimeout(() => attempt.abort(TOO_LATE), timeout);
  const endLater = (reason: string, delay: number): void => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => attempt.abort(reason), delay);
  };
  const hostTakesOver = (): void => {
    endLater(TOO_LATE, HOST_FACTOR * timeout);
    luma.listen(window, 'processStop', () => endLater(HOST_ENDED, HOST_GRACE), signal);
  };
  luma.listen(window, 'clearTimeout', hostTakesOver, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (delay) => endLater(TOO_LATE, delay);
}
