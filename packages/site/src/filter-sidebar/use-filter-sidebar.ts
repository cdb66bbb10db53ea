import { controlOf, emit, useElementId, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FilterSidebarConfig } from './filter-sidebar.config';

/** Detail of `shop-filter-sidebar-toggle`. */
export interface FilterSidebarToggleDetail {
  /** Whether the sidebar is open now. */
  open: boolean;
}

export interface FilterSidebarState {
  isOpen: boolean;
  close(): void;
}

/** Opens and closes the sidebar, and adapts the page around it. */
export function useFilterSidebar(element: HTMLElement, config: FilterSidebarConfig): FilterSidebarState {
  const [isOpen, setOpen] = useState(false);
  const openedBy = useRef<HTMLElement>(null);
  const id = useElementId('filters');
  const { trigger } = config;
  const isNarrow = useNarrow(config.breakpoint);
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  // In a wide window, themes show the filters beside the list, without a trigger.
  if (isNarrow !== wasNarrow) {
    setWasNarrow(isNarrow);
    setOpen(false);
  }
  // Some themes show the trigger in a wide window, too: then the filters are a sidebar while they are open.
  const isSidebar = isNarrow || isOpen;

  useLayoutEffect(() => {
    element.toggleAttribute('data-sidebar', isSidebar);
  }, [element, isSidebar]);

  useLayoutEffect(() => {
    if (element.id === '') element.setAttribute('id', id);
    element.toggleAttribute('data-open', isOpen);
    markTriggers(trigger, element.id, isOpen);
  }, [element, id, isOpen, trigger]);
  useLayoutEffect(() => () => unmarkTriggers(trigger), [trigger]);
  // A page script may add the trigger later.
  useLayoutEffect(
    () => whenAdded(trigger, () => markTriggers(trigger, element.id, element.hasAttribute('data-open'))),
    [element, trigger],
  );
  // A reply may bring new triggers.
  useListener(document, 'shop-layered-nav-loaded', () => markTriggers(trigger, element.id, isOpen));

  useLayoutEffect(releaseCopy, []);
  // An effect of its own, because a changed setting must not move the focus.
  useLayoutEffect(() => (isOpen ? coverPage(element, config) : undefined), [element, isOpen, config]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    element.setAttribute('tabindex', '-1');
    focusLater(() => element);
    emit(element, 'shop-filter-sidebar-toggle', { open: true });
    return () => {
      focusLater(() => currentTrigger(openedBy.current, trigger));
      emit(element, 'shop-filter-sidebar-toggle', { open: false });
    };
  }, [element, isOpen, trigger]);

  useListener(document, 'click', (event) => {
    const control = controlOf(event, document.body, trigger);
    if (control === undefined) return;
    event.preventDefault();
    openedBy.current = control;
    setOpen(!isOpen);
  });
  useListener(document, 'keydown', ({ key, target }) => {
    // The body has the focus after a script moved the sidebar, or removed what was focused in it.
    if (key === 'Escape' && (target === document.body || element.contains(target as Node))) setOpen(false);
  });
  return { isOpen, close: () => setOpen(false) };
}

/** Whether the window is at most as wide as the breakpoint. Renders again when that changes. */
function useNarrow(breakpoint: number): boolean {
  const list = useMemo(() => matchMedia(`(max-width: ${breakpoint}px)`), [breakpoint]);
  const watch = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(watch, () => list.matches);
}

/**
 * Puts the sidebar in front of the page and makes everything else inert.
 * @returns restores the page
 */
function coverPage(element: HTMLElement, config: FilterSidebarConfig): () => void {
  const { container, topMenu, openLayer, closedLayer } = config;
  const menus = [...document.querySelectorAll<HTMLElement>(topMenu)].filter(({ hidden }) => !hidden);
  const main = element.closest<HTMLElement>(container) ?? document.querySelector<HTMLElement>(container);
  const beside: HTMLElement[] = [];
  const coverBeside = (): void => {
    beside.push(...partsBeside(element));
    for (const part of beside) setInert(part, true);
  };
  const cover = (isCovered: boolean): void => {
    document.body.classList.toggle('filter-sidebar-open', isCovered);
    for (const menu of menus) setHidden(menu, isCovered);
    main?.style.setProperty('z-index', String(isCovered ? openLayer : closedLayer));
  };
  cover(true);
  coverBeside();
  // A reply may replace parts, such as the breadcrumbs.
  document.addEventListener('shop-layered-nav-loaded', coverBeside);
  return () => {
    document.removeEventListener('shop-layered-nav-loaded', coverBeside);
    for (const part of beside) setInert(part, false);
    cover(false);
  };
}

/** Marks what an open sidebar made inert. An attribute, so that it can be found in a copy of the page. */
const INERT = 'data-shop-inert';

function setInert(part: HTMLElement, isInert: boolean): void {
  part.inert = isInert;
  part.toggleAttribute(INERT, isInert);
}

/** In a copy of a page with an open sidebar, as page caches restore it, the sidebar is closed again. */
function releaseCopy(): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[${INERT}]`)) setInert(part, false);
}

/** Focuses in a microtask, because React restores the previous focus after rendering. */
function focusLater(find: () => HTMLElement | null): void {
  queueMicrotask(() => find()?.focus());
}

function markTriggers(trigger: string, id: string, isOpen: boolean): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.setAttribute('aria-expanded', String(isOpen));
    control.setAttribute('aria-controls', id);
  }
}

/**
 * Calls back once when a node that matches is added. Does nothing if the page has one already.
 * @returns stops waiting
 */
function whenAdded(selector: string, added: () => void): () => void {
  const changes = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    changes.disconnect();
    added();
  });
  if (document.querySelector(selector) === null) changes.observe(document, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** Removes the ARIA state from triggers when the element is removed. */
function unmarkTriggers(trigger: string): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.removeAttribute('aria-expanded');
    control.removeAttribute('aria-controls');
  }
}

/** The trigger that opened the sidebar, or the one that replaced it. */
function currentTrigger(openedBy: HTMLElement | null, trigger: string): HTMLElement | null {
  return openedBy?.isConnected ? openedBy : document.querySelector<HTMLElement>(trigger);
}

/** The siblings of an element and of its ancestors, except those that are inert already. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let part: Element = element; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    const siblings = [...part.parentElement.children] as HTMLElement[];
    beside.push(...siblings.filter((sibling) => sibling !== part && sibling.inert === false));
  }
  return beside;
}
