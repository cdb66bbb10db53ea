import { emit, useListener } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { useLayoutEffect, useRef, useState } from 'react';
import { chainOf, type Entry, pathOf } from './category-path';
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

/** The menu's state in an entry of the browser's history. */
interface Step {
  /** Identifies the menu's element: another one starts at its own level. */
  owner: number;
  /** The menu's index among those of the page, which identifies it after a reload. */
  menu: number;
  path: string;
  /** How many history entries this menu has added so far. */
  added: number;
  /** How many entries the menu can go back: those of its own directly before and at this one, with none of another script between. */
  back: number;
  /** The entry's URL. Another script may copy the state to an entry of its own. */
  url: string;
}

const KEY = 'shopMobileMenu';

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

/** Stores the menu's state in the current history entry. */
function mark(element: HTMLElement, place: Pick<Step, 'path' | 'added' | 'back'>): void {
  const step: Step = { owner: ownerOf(element), menu: indexOf(element), url: location.href, ...place };
  history.replaceState({ ...history.state, [KEY]: step }, '');
}

/** How many entries the menu can go back from here. */
function entriesBackFromHere(element: HTMLElement): number {
  const step = stepOf(element, history.state);
  return step?.url === location.href ? step.back : 0;
}

/** Whether the shopper can see the menu. A closed drawer may be beside the window, or invisible. */
function isVisible(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  const isInWindow = right > 0 && left < window.innerWidth;
  return isShown(element) && isInWindow && getComputedStyle(element).visibility === 'visible';
}

/** The menu's state in a history entry; undefined if another menu stored its own there. */
function stepOf(element: HTMLElement, state: unknown): Step | undefined {
  const step = stepIn(state);
  return step?.owner === ownerOf(element) ? step : undefined;
}

function stepIn(state: unknown): Step | undefined {
  return typeof state === 'object' && state !== null ? (Reflect.get(state, KEY) as Step | undefined) : undefined;
}

const owners = new WeakMap<HTMLElement, number>();
/** All owners since the page was loaded. */
const known = new Set<number | undefined>();

/** The menu's own number in the history. After a reload, it is that of the same menu before. */
function ownerOf(element: HTMLElement): number {
  const step = stepIn(history.state);
  const isBack = step?.menu === indexOf(element) && !known.has(step.owner);
  const owner = owners.get(element) ?? (isBack ? step.owner : Math.random());
  owners.set(element, owner);
  known.add(owner);
  return owner;
}

function indexOf(element: HTMLElement): number {
  return [...document.querySelectorAll(element.localName)].indexOf(element);
}
