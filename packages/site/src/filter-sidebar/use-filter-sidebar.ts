import { controlOf, emit, useElementId, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
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
    const menus = [...document.querySelectorAll<HTMLElement>(topMenu)].filter(({ hidden }) => !hidden);
    const main = element.closest<HTMLElement>(container) ?? document.querySelector<HTMLElement>(container);
    const behind = partsBeside(element);
    const tell = (open: boolean): void => {
      document.body.classList.toggle('filter-sidebar-open', open);
      for (const menu of menus) setHidden(menu, open);
      for (const part of behind) part.inert = open;
      main?.style.setProperty('z-index', String(open ? openLayer : closedLayer));
      // Afterwards: what has the focus when a drawing starts gets it back from React.
      queueMicrotask(() => (open ? element : openedBy.current)?.focus());
      emit(element, 'shop-filter-sidebar-toggle', { open });
    };
    element.tabIndex = -1;
    tell(true);
    return () => tell(false);
  }, [element, id, isOpen, trigger, container, topMenu, openLayer, closedLayer]);

  useListener(document, 'click', (event) => {
    const control = controlOf(event, document.body, trigger);
    if (control === undefined) return;
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

/** Everything beside an element and its ancestors that can be reached now. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let part: Element = element; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    const siblings = [...part.parentElement.children] as HTMLElement[];
    beside.push(...siblings.filter((sibling) => sibling !== part && sibling.inert === false));
  }
  return beside;
}
