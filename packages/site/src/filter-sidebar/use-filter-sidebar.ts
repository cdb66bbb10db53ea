import { controlOf, emit, useElementId, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** The sidebar's state, and what the page around it has to do about it. */
export function useFilterSidebar(element: HTMLElement, config: FilterSidebarConfig): FilterSidebarState {
  const [isOpen, setOpen] = useState(false);
  const openedBy = useRef<HTMLElement>(null);
  const id = useElementId('filters');
  const { trigger, container, topMenu, openLayer, closedLayer } = config;
  const isNarrow = useNarrow(config.breakpoint);

  useLayoutEffect(() => {
    element.toggleAttribute('data-narrow', isNarrow);
    // On a wide window the trigger is gone, and nothing is left to be in front of.
    if (!isNarrow) setOpen(false);
  }, [element, isNarrow]);

  useLayoutEffect(() => {
    element.id ||= id;
    element.setAttribute('data-state', isOpen ? 'open' : 'closed');
    markTriggers(trigger, element.id, isOpen);
  }, [element, id, isOpen, trigger]);
  // A reply may bring new triggers.
  useListener(document, 'shop-layered-nav-loaded', () => markTriggers(trigger, element.id, isOpen));

  useLayoutEffect(() => {
    if (!isOpen) return;
    const menus = [...document.querySelectorAll<HTMLElement>(topMenu)].filter(({ hidden }) => !hidden);
    const main = element.closest<HTMLElement>(container) ?? document.querySelector<HTMLElement>(container);
    const behind = partsBeside(element);
    const apply = (open: boolean): void => {
      document.body.classList.toggle('filter-sidebar-open', open);
      for (const menu of menus) setHidden(menu, open);
      for (const part of behind) part.inert = open;
      main?.style.setProperty('z-index', String(open ? openLayer : closedLayer));
      // Afterwards: React gives the focus back to what had it when drawing began.
      queueMicrotask(() => (open ? element : currentTrigger(openedBy.current, trigger))?.focus());
      emit(element, 'shop-filter-sidebar-toggle', { open });
    };
    element.tabIndex = -1;
    apply(true);
    return () => apply(false);
  }, [element, isOpen, trigger, container, topMenu, openLayer, closedLayer]);

  useListener(document, 'click', (event) => {
    const control = controlOf(event, document.body, trigger);
    if (control === undefined) return;
    event.preventDefault();
    openedBy.current = control;
    setOpen(!isOpen);
  });
  useListener(element, 'keydown', (event) => {
    if (event.key === 'Escape') setOpen(false);
  });
  return { isOpen, close: () => setOpen(false) };
}

/** Whether the window is at most that wide, now and when it changes. */
function useNarrow(breakpoint: number): boolean {
  const query = `(max-width: ${breakpoint}px)`;
  const [isNarrow, setNarrow] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = (): void => setNarrow(list.matches);
    changed();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return isNarrow;
}

function markTriggers(trigger: string, id: string, isOpen: boolean): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.setAttribute('aria-expanded', String(isOpen));
    control.setAttribute('aria-controls', id);
  }
}

/** The trigger that opened the sidebar, or the one that a reply has put in its place. */
function currentTrigger(openedBy: HTMLElement | null, trigger: string): HTMLElement | null {
  return openedBy?.isConnected ? openedBy : document.querySelector<HTMLElement>(trigger);
}

/** Everything beside an element and its ancestors that can be reached now. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let part: Element = element; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    const siblings = [...part.parentElement.children] as HTMLElement[];
    beside.push(...siblings.filter((sibling) => sibling !== part && sibling.inert === false));
  }
  return beside;
}
