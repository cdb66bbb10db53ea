/** Polling interval in milliseconds. A page's script fires no event when it sets its totals, its addresses or a payment method. */
const INTERVAL = 500;

const observers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls an observer whenever the checkout's data may be different: on every `change` event, and every 500 ms while the page is
 * visible. All observers share one timer and one listener.
 * @returns stops calling it
 */
export function watchCheckout(observer: () => void): () => void {
  if (observers.size === 0) start();
  observers.add(observer);
  return () => {
    observers.delete(observer);
    if (observers.size === 0) stop();
  };
}

function start(): void {
  // On the document, because payment methods may be outside a form.
  document.addEventListener('change', callObservers);
  timer = setInterval(() => {
    if (!document.hidden) callObservers();
  }, INTERVAL);
}

function stop(): void {
  document.removeEventListener('change', callObservers);
  clearInterval(timer);
}

function callObservers(): void {
  for (const observer of [...observers]) observer();
}
