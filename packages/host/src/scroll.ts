export interface ScrollOptions {
  /** Pixels that stay free above the element. */
  offset: number;
  /** Milliseconds; 0 jumps, as it does for a shopper who wants no motion. */
  duration: number;
}

let latest = 0;

/**
 * Brings an element to the top of the window. Its place is asked anew on the way, because a page that still loads moves. A
 * newer scroll ends it.
 */
export function scrollToElement(target: Element, { offset, duration }: ScrollOptions): void {
  latest += 1;
  const own = latest;
  const from = window.scrollY;
  const start = performance.now();
  const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
  const step = (now: number): void => {
    if (own !== latest) return;
    const part = now < start + length ? Math.max(0, now - start) / length : 1;
    const way = target.getBoundingClientRect().top + window.scrollY - offset - from;
    window.scrollTo({ top: from + way * part * (2 - part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
