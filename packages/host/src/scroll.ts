export interface ScrollOptions {
  /** Pixels that stay free above the element. */
  offset: number;
  /** Milliseconds; 0 jumps, as it does for a shopper who wants no motion. */
  duration: number;
}

let running: AbortController | undefined;

/**
 * Brings an element to the top of the window. Its place is asked anew on the way, because a page that still loads moves. A
 * newer scroll, or the shopper's own hand, ends it.
 */
export function scrollToElement(target: Element, { offset, duration }: ScrollOptions): void {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const end = (): void => running?.abort();
  for (const type of ['wheel', 'touchmove']) window.addEventListener(type, end, { signal, passive: true });

  const from = window.scrollY;
  const start = performance.now();
  const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
  const step = (now: number): void => {
    if (signal.aborted) return;
    const part = length > 0 ? Math.min(1, Math.max(0, now - start) / length) : 1;
    const way = target.getBoundingClientRect().top + window.scrollY - offset - from;
    window.scrollTo({ top: from + way * part * (2 - part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else end();
  };
  step(start);
}
