import { prefersReducedMotion } from './reduced-motion';

export interface ScrollOptions {
  /** Pixels of free space above the element. */
  offset: number;
  /** Milliseconds; 0 jumps. Also jumps if the shopper prefers reduced motion. */
  duration: number;
}

let latest = new AbortController();

/** Input that may scroll the page. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'mousedown'];

/** Calls back at each input that may scroll the page, until the signal aborts. */
export function onInterruption(listener: () => void, signal: AbortSignal): void {
  for (const type of interruptions) window.addEventListener(type, listener, { passive: true, signal });
}

/**
 * Scrolls an element to the top of the window. Measures its position on every frame, because a loading page shifts. A newer call
 * or the shopper's own input interrupts it.
 * @param ended called when scrolling has ended or was interrupted
 */
export function scrollToElement(
  target: Element,
  { offset, duration }: ScrollOptions,
  ended: (isInterrupted: boolean) => void = () => {},
): void {
  latest.abort();
  const scrolling = new AbortController();
  latest = scrolling;
  const { signal } = scrolling;
  onInterruption(() => scrolling.abort(), signal);
  const from = window.scrollY;
  const start = performance.now();
  const length = prefersReducedMotion() ? 0 : duration;
  const step = (now: number): void => {
    const progress = now < start + length ? Math.max(0, now - start) / length : 1;
    const distance = target.getBoundingClientRect().top + window.scrollY - offset - from;
    if (!signal.aborted) window.scrollTo({ top: from + distance * progress * (2 - progress), behavior: 'instant' });
    if (progress < 1 && !signal.aborted) {
      requestAnimationFrame(step);
      return;
    }
    const isInterrupted = signal.aborted;
    scrolling.abort();
    ended(isInterrupted);
  };
  step(start);
}

/**
 * Runs a change without moving what the shopper sees.
 * @param anchor the element that keeps its place in the window, whatever the change inserts above it
 * @returns the result of the change
 */
export function keepInPlace<Result>(anchor: Element | undefined, change: () => Result): Result {
  const before = anchor?.getBoundingClientRect().top ?? 0;
  const result = change();
  const after = anchor?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
  return result;
}
