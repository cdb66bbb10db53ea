import { controlOf, emit, isModified, useListener } from '@shop-elements/core';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { coverPage, releaseCopy } from './cover-page';
import type { FilterSidebarConfig } from './filter-sidebar.config';
import { currentTrigger, useTriggers } from './use-triggers';

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
    element.toggleAttribute('data-open', isOpen);
  }, [element, isSidebar, isOpen]);
  useTriggers(element, trigger, isOpen);
  useLayoutEffect(() => releaseCopy(element, config), [element, config]);
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
    if (control === undefined || isModified(event)) return;
    event.preventDefault();
    openedBy.current = control;
    setOpen(!isOpen);
  });
  useListener(document, 'keydown', ({ key, target, defaultPrevented }) => {
    // A price field, a search field or a dropdown has handled it.
    if (key !== 'Escape' || defaultPrevented) return;
    // The body has the focus after a script moved the sidebar, or removed what was focused in it.
    if (target === document.body || element.contains(target as Node)) setOpen(false);
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

/** Focuses in a microtask, because React restores the previous focus after rendering. */
function focusLater(find: () => HTMLElement | null): void {
  queueMicrotask(() => find()?.focus());
}
