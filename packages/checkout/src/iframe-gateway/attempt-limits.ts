import { luma, ORDER_TIMEOUT } from '@shop-elements/host';

/** Why an attempt was aborted. */
export const TOO_LATE = 'too late';
export const HOST_ENDED = 'the host page showed its result';
/** The host has placed an order, so the gateway had taken the payment. */
const HOST_ORDERED = 'the host page showed the result of its order';

/** Milliseconds from the end of Luma's loader until the attempt ends, unless the next page is loading by then. */
const HOST_GRACE = 3000;

/** The same after `beforeunload`, which also fires when the shopper only starts a download. */
const LEAVE_GRACE = 30_000;

/**
 * Aborts an attempt that takes too long. Magento's return page triggers `clearTimeout` and then places the order or shows an error
 * itself. From then on the limit is that of an order, because a reload could interrupt that request. When Luma's loader stops, there
 * is an error to read or the next page is loading, so we wait a little longer: Magento 2.4 starts its loader again, and
 * `beforeunload` fires (not in Safari on iOS; `pagehide` comes too late).
 * @returns sets another limit, in milliseconds from now
 */
export function limitAttempt(attempt: AbortController, timeout: number): (delay: number) => void {
  const { signal } = attempt;
  let timer = setTimeout(() => attempt.abort(TOO_LATE), timeout);
  const abortLater = (reason: string, delay: number): void => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(() => attempt.abort(reason), delay);
  };
  let hostResult = HOST_ENDED;
  const onHostContinues = (): void => {
    const wait = (): void => abortLater(TOO_LATE, Math.max(timeout, ORDER_TIMEOUT));
    wait();
    luma.listen(window, 'processStop', () => abortLater(hostResult, HOST_GRACE), signal);
    const onRequest = (): void => {
      hostResult = HOST_ORDERED;
      wait();
    };
    luma.listen(window, 'processStart', onRequest, signal);
    window.addEventListener('beforeunload', () => abortLater(hostResult, LEAVE_GRACE), { signal });
  };
  luma.listen(window, 'clearTimeout', onHostContinues, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (delay) => abortLater(TOO_LATE, delay);
}
