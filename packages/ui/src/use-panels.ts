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

/**
 * Lets the titles of panels open and close them. A press while a panel moves is ignored. An address that leads into a panel
 * opens it.
 */
export function usePanels(
  element: HTMLElement,
  { find, opened, duration, multiple = false, openFrom, tell }: Panels,
): void {
  const id = useElementId('panel');

  useLayoutEffect(() => {
    const wide = openFrom === undefined ? undefined : matchMedia(`(min-width: ${openFrom}px)`);
    const set = (): void => {
      const panels = find(element);
      const addressed = panels.filter(isAddressed);
      const keepsOthers = multiple || addressed.length === 0;
      panels.forEach((panel, index) => {
        if (wide?.matches) {
          releaseTitle(panel);
          return;
        }
        prepareTitle(panel, `${id}-${index}`);
        setPanel(panel, addressed.includes(panel) || (keepsOthers && opened.includes(index)));
      });
    };
    set();
    wide?.addEventListener('change', set);
    return () => wide?.removeEventListener('change', set);
  }, [element, find, id, multiple, opened, openFrom]);

  /** Opens or closes the one that is meant. @returns false when there is none */
  const turn = (time: number, isMeant: (panel: Panel) => boolean): boolean => {
    const panels = find(element);
    const index = panels.findIndex((panel) => isToggle(panel) && isMeant(panel));
    const panel = panels[index];
    if (panel === undefined) return false;
    const open = !isOpen(panel);
    if (panel.content.hasAttribute('data-moving') || !tell(index, open)) return true;
    const others = panels.filter((other) => open && !multiple && other !== panel && isOpen(other));
    for (const other of others) void movePanel(other, false, time);
    void movePanel(panel, open, time);
    return true;
  };

  useListener(element, 'click', (event) => {
    if (turn(duration, ({ title }) => event.composedPath().includes(title))) event.preventDefault();
  });
  useListener(window, 'hashchange', () => {
    // The browser could not scroll to it while it was hidden.
    if (turn(0, (panel) => isAddressed(panel) && !isOpen(panel))) document.querySelector(':target')?.scrollIntoView();
  });
}

/** Whether the page's address leads to a panel, or to something in it. */
function isAddressed({ content }: Panel): boolean {
  return content.matches(':target') || content.querySelector(':target') !== null;
}
