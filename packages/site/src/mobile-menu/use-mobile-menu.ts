import { emit, useListener } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { useLayoutEffect, useRef, useState } from 'react';
import { chainOf, type Entry, pathOf } from './category-path';
import type { MobileMenuConfig } from './mobile-menu.config';

/** The detail of `shop-mobile-menu-change`. */
export interface MobileMenuChangeDetail {
  /** The open level: the places of the chosen categories, such as `0,2`; empty at the root. */
  path: string;
}

export interface MobileMenuState {
  chain: readonly Entry[];
  /** Opens the children of a category of the open level. */
  open(entry: Entry): void;
  /** Goes up, until so many categories are chosen. */
  cut(length: number): void;
}

/** Where the menu stood at a step of the browser's history. */
interface Step {
  path: string;
  /** How many levels the shopper had opened: so many steps back the menu was as it was at first. */
  opened: number;
}

const KEY = 'shopMobileMenu';

/**
 * The open level. Every level that is opened is a step of the browser's history, so that Back closes it, and going up goes
 * back through those steps. While the menu is out of sight its steps are passed over.
 */
export function useMobileMenu(element: HTMLElement, { categories, path: given }: MobileMenuConfig): MobileMenuState {
  const [at, setAt] = useState(() => ({ given, path: stepOf(history.state)?.path ?? given }));
  const chain = chainOf(categories, at.given === given ? at.path : given);
  const path = pathOf(chain);
  const opened = useRef(stepOf(history.state)?.opened ?? 0);
  const moved = useRef(false);

  const show = (next: string): void => {
    moved.current = next !== path;
    setAt({ given, path: next });
  };

  useListener(window, 'popstate', ({ state }) => {
    const step = stepOf(state);
    if (step === undefined) return;
    const direction = Math.sign(step.opened - opened.current);
    opened.current = step.opened;
    // Where the shopper has gone up, the menu was there before its history.
    if (step.path === path) return;
    show(step.path);
    if (!isShown(element)) history.go(direction);
  });

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    element.querySelector<HTMLElement>('[data-state="current"], [data-kind="home"]')?.focus();
    emit(element, 'shop-mobile-menu-change', { path });
  }, [element, path]);

  return {
    chain,
    open(entry) {
      const next = pathOf([...chain, entry]);
      mark({ path, opened: opened.current });
      opened.current += 1;
      history.pushState(history.state, '');
      mark({ path: next, opened: opened.current });
      show(next);
    },
    cut(length) {
      const next = pathOf(chain.slice(0, length));
      const levels = chain.length - length;
      if (levels <= opened.current) history.go(-levels);
      else mark({ path: next, opened: opened.current });
      show(next);
    },
  };
}

/** Notes at the present step of the history where the menu stands. */
function mark(step: Step): void {
  history.replaceState({ ...history.state, [KEY]: step }, '');
}

function stepOf(state: unknown): Step | undefined {
  return typeof state === 'object' && state !== null ? (Reflect.get(state, KEY) as Step | undefined) : undefined;
}
