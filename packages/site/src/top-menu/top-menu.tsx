import { type ElementProps, useListener } from '@shop-elements/core';
import { watchScrolling } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { TopMenuConfig } from './top-menu.config';

/**
 * Hides a fixed menu while the shopper scrolls down, and shows it when scrolling up. It stays while the focus is
 * inside, and at the top of the page. `data-state` is `shown` or `hidden`.
 * @example <shop-top-menu><nav>…</nav></shop-top-menu>
 */
export function TopMenu({ element, config: { tolerance, openFrom } }: ElementProps<TopMenuConfig>) {
  useLayoutEffect(() => {
    const setState = (state: 'shown' | 'hidden'): void => element.setAttribute('data-state', state);
    // Safari also reports positions beyond the page's top and bottom, while it bounces.
    const bottom = (): number => document.documentElement.scrollHeight - window.innerHeight;
    const position = (): number => Math.max(0, Math.min(window.scrollY, bottom()));
    const isWide = (): boolean => openFrom !== undefined && window.innerWidth >= openFrom;
    let last = position();
    let turn = last;
    let goesDown = false;
    // Changing a setting restarts this effect, which must not show a hidden menu.
    if (element.getAttribute('data-state') !== 'hidden') setState('shown');
    return watchScrolling(() => {
      const now = position();
      if (now !== last && now > last !== goesDown) {
        goesDown = now > last;
        turn = last;
      }
      last = now;
      if (now === 0 || isWide() || element.contains(document.activeElement)) setState('shown');
      else if (Math.abs(now - turn) > tolerance) setState(goesDown && isAtItsEdge(element) ? 'hidden' : 'shown');
    });
  }, [element, tolerance, openFrom]);

  useListener(element, 'focusin', () => element.setAttribute('data-state', 'shown'));
  return null;
}

/** Whether a sticky menu sticks to the window's edge. Before that, moving it up would cover the content above it. */
function isAtItsEdge(element: HTMLElement): boolean {
  const edge = Number.parseFloat(getComputedStyle(element).top);
  return Number.isNaN(edge) || element.getBoundingClientRect().top < edge + 1;
}
