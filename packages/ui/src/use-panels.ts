import { useElementId, useListener } from '@shop-elements/core';
import { isOpen, movePanel, type Panel, prepareTitle, setPanel } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';

interface Panels {
  /** Finds them among what the server sent: it may change. */
  find: (element: HTMLElement) => readonly Panel[];
  /** Places of those that are open at the start. */
  opened: readonly number[];
  /** Milliseconds that opening and closing take. */
  duration: number;
  /** Several may be open at once. */
  multiple?: boolean;
  /** Tells the page, which may prevent it. */
  tell: (index: number, open: boolean) => boolean;
}

/** Lets the titles of panels open and close them. A press while a panel moves is ignored. */
export function usePanels(element: HTMLElement, { find, opened, duration, multiple = false, tell }: Panels): void {
  const id = useElementId('panel');
  const places = opened.join();

  useLayoutEffect(() => {
    const start = places.split(',');
    find(element).forEach((panel, index) => {
      prepareTitle(panel, `${id}-${index}`);
      setPanel(panel, start.includes(String(index)));
    });
  }, [element, find, id, places]);

  useListener(element, 'click', (event) => {
    const panels = find(element);
    const index = panels.findIndex(({ title }) => title.contains(event.target as Node));
    const panel = panels[index];
    if (panel === undefined) return;
    event.preventDefault();
    const open = !isOpen(panel);
    if (panel.content.hasAttribute('data-moving') || !tell(index, open)) return;
    const others = panels.filter((other) => open && !multiple && other !== panel && isOpen(other));
    for (const other of others) void movePanel(other, false, duration);
    void movePanel(panel, open, duration);
  });
}
