import { useElementId, useListener } from '@shop-elements/core';
import { isOpen, isToggle, movePanel, type Panel, prepareTitle, releaseTitle, setPanel } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';

interface Panels {
  /** Finds them among what the server sent: it may change. */
  find: (element: HTMLElement) => readonly Panel[];
  /** Numbers of those that are open at the start. The same list, as long as nothing changes. */
  opened: readonly number[];
  /** Milliseconds that opening and closing take. */
  duration: number;
  /** Several may be open at once. */
  multiple?: boolean;
  /** From this width of the window on all are open, and their titles open nothing. In pixels. */
  openFrom?: number | undefined;
  /** Tells the page, which may prevent it. */
  tell: (index: number, open: boolean) => boolean;
}

/** Lets the titles of panels open and close them. A press while a panel moves is ignored. */
export function usePanels(
  element: HTMLElement,
  { find, opened, duration, multiple = false, openFrom, tell }: Panels,
): void {
  const id = useElementId('panel');

  useLayoutEffect(() => {
    const wide = openFrom === undefined ? undefined : matchMedia(`(min-width: ${openFrom}px)`);
    const set = (): void => {
      find(element).forEach((panel, index) => {
        if (wide?.matches) {
          releaseTitle(panel);
          return;
        }
        prepareTitle(panel, `${id}-${index}`);
        setPanel(panel, opened.includes(index));
      });
    };
    set();
    wide?.addEventListener('change', set);
    return () => wide?.removeEventListener('change', set);
  }, [element, find, id, opened, openFrom]);

  useListener(element, 'click', (event) => {
    const panels = find(element);
    const index = panels.findIndex(({ title }) => event.composedPath().includes(title));
    const panel = panels[index];
    if (panel === undefined || !isToggle(panel)) return;
    event.preventDefault();
    const open = !isOpen(panel);
    if (panel.content.hasAttribute('data-moving') || !tell(index, open)) return;
    const others = panels.filter((other) => open && !multiple && other !== panel && isOpen(other));
    for (const other of others) void movePanel(other, false, duration);
    void movePanel(panel, open, duration);
  });
}
