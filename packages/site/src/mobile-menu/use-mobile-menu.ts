import { emit, useListener } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { useLayoutEffect, useRef, useState } from 'react';
import { chainOf, type Entry, pathOf } from './category-path';
import { entriesBackFromHere, mark, stepOf } from './menu-history';
import type { MobileMenuConfig } from './mobile-menu.config';

/** Detail of `shop-mobile-menu-change`. */
export interface MobileMenuChangeDetail {
  /** The open level, as category indexes from the root, such as `0,2`; empty at the root. */
  path: string;
}

export interface MobileMenuState {
  chain: readonly Entry[];
  /** Opens the children of a category of the open level. */
  open(entry: Entry): void;
  /** Goes up to a level; 0 is the root. */
  goUp(level: number): void;
}

/**
 * The open level. Opening a level adds an entry to the browser's history, so that Back closes it; going up goes back in the
 * history. While the menu can't be seen, Back skips our entries.
 */
export function useMobileMenu(
  element: HTMLElement,
  { categories, path: configPath }: MobileMenuConfig,
): MobileMenuState {
  const [start] = useState(() => stepOf(element, history.state));
  const [at, setAt] = useState({ configPath, path: start?.path ?? configPath });
  const chain = chainOf(categories, at.configPath === configPath ? at.path : configPath);
  const path = pathOf(chain);
  const added = useRef(start?.added ?? 0);
  const hasMoved = useRef(false);

  const show = (next: string): void => {
    hasMoved.current = next !== path;
    setAt({ configPath, path: next });
  };

  useListener(window, 'popstate', ({ state }) => {
    const step = stepOf(element, state);
    if (step === undefined) return;
    const direction = Math.sign(step.added - added.current);
    added.current = step.added;
    // After going up, the menu shows this level already.
    if (step.path === path) return;
    show(step.path);
    if (direction !== 0 && !isVisible(element)) history.go(direction);
  });

  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    element.querySelector<HTMLElement>('[data-state="current"], [data-kind="home"]')?.focus();
    emit(element, 'shop-mobile-menu-change', { path });
  }, [element, path]);

  return {
    chain,
    open(entry) {
      const next = pathOf([...chain, entry]);
      const back = entriesBackFromHere(element);
      mark(element, { path, added: added.current, back });
      added.current += 1;
      history.pushState(history.state, '');
      mark(element, { path: next, added: added.current, back: back + 1 });
      show(next);
    },
    goUp(level) {
      const next = pathOf(chain.slice(0, level));
      const levels = chain.length - level;
      // Going back must not undo what the shopper did after opening a level, such as choosing a filter.
      if (levels <= entriesBackFromHere(element)) history.go(-levels);
      else mark(element, { path: next, added: added.current, back: 0 });
      show(next);
    },
  };
}

/** Whether the shopper can see the menu. A closed drawer may be beside the window, or invisible. */
function isVisible(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  const isInWindow = right > 0 && left < window.innerWidth;
  return isShown(element) && isInWindow && getComputedStyle(element).visibility === 'visible';
}
