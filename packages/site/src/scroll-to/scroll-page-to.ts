import { emit } from '@shop-elements/core';
import type { ScrollToConfig } from './scroll-to.config';

/** What a shopper does who wants to go elsewhere than the page is going. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/**
 * Scrolls to just above an element, within the duration, and focuses it. The shopper's own scrolling has precedence.
 */
export function scrollPageTo(
  target: HTMLElement,
  { offset, duration }: Pick<ScrollToConfig, 'offset' | 'duration'>,
  teller: HTMLElement,
): void {
  const from = window.scrollY;
  const to = Math.max(0, from + target.getBoundingClientRect().top - offset);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const started = performance.now();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  for (const type of interruptions) window.addEventListener(type, stop, { once: true, passive: true });

  const step = (now: number): void => {
    const part = calm || duration === 0 ? 1 : Math.min(1, Math.max(0, now - started) / duration);
    if (!stopped) window.scrollTo({ top: from + (to - from) * eased(part), behavior: 'instant' });
    if (part < 1 && !stopped) {
      requestAnimationFrame(step);
      return;
    }
    for (const type of interruptions) window.removeEventListener(type, stop);
    focus(target);
    emit(teller, 'shop-scroll-to-arrive', { target });
  };
  step(started);
}

/** Slow, fast, slow: as page scripts have always moved. */
function eased(part: number): number {
  return 0.5 - Math.cos(part * Math.PI) / 2;
}

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
