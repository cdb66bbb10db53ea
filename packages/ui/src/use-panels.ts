import { isHandledElsewhere, useElementId, useListener } from '@shop-elements/core';
import {
  fragmentTarget,
  isOpen,
  isTitlePressed,
  isToggle,
  movePanel,
  type Panel,
  prepareTitle,
  releaseTitle,
  revealTarget,
  setPanel,
} from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';

interface Panels {
  /** Finds the panels in the server's HTML, which may change. */
  find: (element: HTMLElement) => readonly Panel[];
  /** Indexes of the initially open panels. Keep the same array while nothing changes. */
  opened: readonly number[];
  /** Milliseconds of the animation. */
  duration: number;
  /** Allows several open panels at once. */
  multiple?: boolean;
  /** From this window width on, in pixels, all panels are open and their titles do nothing. */
  openFrom?: number | undefined;
  /** Fires the element's event. Returns false if a listener prevented the change. */
  announce: (index: number, open: boolean) => boolean;
}

/**
 * Lets titles open and close their panels. Ignores clicks while a panel is moving. A URL fragment that points into a panel opens
 * it.
 */
export function usePanels(element: HTMLElement, panels: Panels): void {
  usePreparedPanels(element, panels);
  useTitles(element, panels);
}

/** Prepares the panels now, and again when a script replaces them. Opens those that the settings or the URL name. */
function usePreparedPanels(element: HTMLElement, { find, opened, multiple = false, openFrom }: Panels): void {
  const id = useElementId('panel');
  const applied = useRef<readonly number[]>(undefined);

  useLayoutEffect(() => {
    const wide = openFrom === undefined ? undefined : matchMedia(`(min-width: ${openFrom}px)`);
    const start = (panel: Panel, index: number, open: boolean): void => {
      if (wide?.matches) {
        releaseTitle(panel);
        return;
      }
      prepareTitle(panel, `${id}-${index}`);
      setPanel(panel, open);
      panel.content.setAttribute('data-shop-panel', '');
    };
    const set = (): void => {
      const panels = find(element);
      const addressed = panels.filter(isAddressed);
      const keepsOthers = multiple || addressed.length === 0;
      // Another setting has changed: what the shopper opened stays open.
      const isStarted = applied.current === opened;
      applied.current = opened;
      panels.forEach((panel, index) => {
        const stays = isStarted && isToggle(panel) && isOpen(panel);
        start(panel, index, stays || addressed.includes(panel) || (keepsOthers && opened.includes(index)));
      });
    };
    if (applied.current === undefined) revealTarget(set);
    else set();
    wide?.addEventListener('change', set);
    // A script may replace the panels at any time.
    const changes = new MutationObserver(() => {
      const panels = find(element);
      if (panels.every(isToggle)) return;
      panels.forEach((panel, index) => {
        start(panel, index, isToggle(panel) ? isOpen(panel) : opened.includes(index));
      });
    });
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      wide?.removeEventListener('change', set);
      changes.disconnect();
    };
  }, [element, find, id, multiple, opened, openFrom]);
}

/** Lets clicks and keys on a title, and a new fragment in the URL, open or close its panel. */
function useTitles(element: HTMLElement, { find, duration, multiple = false, announce }: Panels): void {
  /** Toggles the matching panel. @returns false if there is none */
  const toggle = (time: number, matches: (panel: Panel) => boolean): boolean => {
    const panels = find(element);
    const index = panels.findIndex((panel) => isToggle(panel) && matches(panel));
    const panel = panels[index];
    if (panel === undefined) return false;
    const open = !isOpen(panel);
    if (panel.content.hasAttribute('data-moving') || !announce(index, open)) return true;
    const others = panels.filter((other) => open && !multiple && other !== panel && isOpen(other));
    for (const other of others) void movePanel(other, false, time);
    void movePanel(panel, open, time);
    return true;
  };

  const press = (event: Event): void => {
    if (toggle(duration, (panel) => isTitlePressed(panel, event))) event.preventDefault();
  };
  useListener(element, 'click', press);
  useListener(element, 'keydown', (event) => {
    // A link reacts only to Enter, and Space would scroll the page.
    const isLink = event.target instanceof HTMLAnchorElement;
    if (event.key !== ' ' || !isLink || isHandledElsewhere(event)) return;
    // A held key presses once, as on a button.
    if (event.repeat) event.preventDefault();
    else press(event);
  });
  useListener(window, 'hashchange', () => {
    // The browser couldn't scroll to it while it was hidden.
    if (toggle(0, (panel) => isAddressed(panel) && !isOpen(panel))) fragmentTarget(location.hash)?.scrollIntoView();
  });
}

/** Whether the URL's fragment points to a panel, or into it. While the page loads, nothing matches `:target` yet. */
function isAddressed({ content }: Panel): boolean {
  return content.contains(fragmentTarget(location.hash));
}
