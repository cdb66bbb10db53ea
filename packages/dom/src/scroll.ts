import { wantsCalm } from './motion';

export interface ScrollOptions {
  /** Pixels that stay free above the element. */
  offset: number;
  /** Milliseconds; 0 jumps, as it does for a shopper who wants no motion. */
  duration: number;
}

let latest = new AbortController();

/** What a shopper does who wants to go elsewhere than the page is going. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'mousedown'];

/**
 * Brings an element to the top of the window. Its place is asked anew on the way, because a page that still loads moves. A
 * newer scroll ends it, and so does the shopper's own.
 * @param arrived called when scrolling has ended, also when something interrupted it
 */
export function scrollToElement(
  target: Element,
  { offset, duration }: ScrollOptions,
  arrived: () => void = () => {},
): void {
  latest.abort();
  const own = new AbortController();
  latest = own;
  const { signal } = own;
  for (const type of interruptions) window.addEventListener(type, () => own.abort(), { signal, passive: true });
  const from = window.scrollY;
  const start = performance.now();
  const length = wantsCalm() ? 0 : duration;
  const step = (now: number): void => {
    const part = now < start + length ? Math.max(0, now - start) / length : 1;
    const way = target.getBoundingClientRect().top + window.scrollY - offset - from;
    if (!signal.aborted) window.scrollTo({ top: from + way * part * (2 - part), behavior: 'instant' });
    if (part < 1 && !signal.aborted) {
      requestAnimationFrame(step);
      return;
    }
    own.abort();
    arrived();
  };
  step(start);
}

/**
 * Makes a change without moving what the shopper sees.
 * @param seen stays where it is in the window, whatever the change puts above it
 * @returns what the change returns
 */
export function keepInPlace<Result>(seen: Element | undefined, change: () => Result): Result {
  const before = seen?.getBoundingClientRect().top ?? 0;
  const result = change();
  const after = seen?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
  return result;
}
