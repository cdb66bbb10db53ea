import { emit, useElementId, useListener } from '@shop-elements/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FilterSidebarConfig } from './filter-sidebar.config';

export interface FilterSidebarState {
  isOpen: boolean;
  close(): void;
}

/** The sidebar's state, and what the page around it is told of it. */
export function useFilterSidebar(element: HTMLElement, config: FilterSidebarConfig): FilterSidebarState {
  const [isOpen, setOpen] = useState(false);
  const openedBy = useRef<HTMLElement>(null);
  const id = useElementId('filters');
  const { trigger, container, topMenu, openLayer, closedLayer } = config;

  useLayoutEffect(() => {
    element.id ||= id;
    element.setAttribute('data-state', isOpen ? 'open' : 'closed');
    for (const control of document.querySelectorAll(trigger)) {
      control.setAttribute('aria-expanded', String(isOpen));
      control.setAttribute('aria-controls', element.id);
    }
    if (!isOpen) return;
    document.body.classList.add('filter-sidebar-open');
    const menus = Array.from(document.querySelectorAll<HTMLElement>(topMenu)).filter(({ hidden }) => !hidden);
    for (const menu of menus) menu.hidden = true;
    const main = element.closest<HTMLElement>(container) ?? document.querySelector<HTMLElement>(container);
    main?.style.setProperty('z-index', String(openLayer));
    const behind = makeInert(element);
    element.tabIndex = -1;
    element.focus();
    emit(element, 'shop-filter-sidebar-toggle', { open: true });
    return () => {
      document.body.classList.remove('filter-sidebar-open');
      for (const menu of menus) menu.hidden = false;
      main?.style.setProperty('z-index', String(closedLayer));
      for (const part of behind) part.inert = false;
      openedBy.current?.focus();
      emit(element, 'shop-filter-sidebar-toggle', { open: false });
    };
  }, [element, id, isOpen, trigger, container, topMenu, openLayer, closedLayer]);

  useListener<MouseEvent>(document, 'click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(trigger) : null;
    if (control === null) return;
    event.preventDefault();
    openedBy.current = control;
    setOpen(!isOpen);
  });
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.key === 'Escape') setOpen(false);
  });
  // On a wide window the trigger is gone, and nothing is left to be in front of.
  useListener(window, 'resize', () => {
    if (isOpen && openedBy.current?.checkVisibility() === false) setOpen(false);
  });
  return { isOpen, close: () => setOpen(false) };
}

/** Everything beside an element and its ancestors, so that only the element can be reached. */
function makeInert(element: HTMLElement): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (let part: Element = element; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    for (const sibling of Array.from(part.parentElement.children)) {
      if (sibling === part || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return made;
}
