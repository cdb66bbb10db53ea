/** Polling interval in milliseconds. A page's script fires no event when it sets its totals, its addresses or a payment method. */
const INTERVAL = 500;

const observers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls an observer again and again while the page is visible, to look at the checkout's data. All observers share one timer.
 * @returns stops calling it
 */
export function followCheckout(observer: () => void): () => void {
  observers.add(observer);
  timer ??= setInterval(() => {
    if (document.hidden) return;
    for (const observe of [...observers]) observe();
  }, INTERVAL);
  return () => {
    observers.delete(observer);
    if (observers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
