import { useElementId, useListener } from '@shop-elements/core';
import { whenPresent } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';

/** Tells screen readers that the page's triggers open this sidebar, and whether it is open. */
export function useTriggers(element: HTMLElement, trigger: string, isOpen: boolean): void {
  const id = useElementId('filters');

  useLayoutEffect(() => {
    if (element.id === '') element.setAttribute('id', id);
    markTriggers(trigger, element.id, isOpen);
  }, [element, id, isOpen, trigger]);
  useLayoutEffect(() => () => unmarkTriggers(trigger, element.id), [element, trigger]);
  // A page script may add the trigger later.
  useLayoutEffect(
    () => whenPresent(trigger, () => markTriggers(trigger, element.id, element.hasAttribute('data-open'))),
    [element, trigger],
  );
  // A reply may bring new triggers.
  useListener(document, 'shop-layered-nav-loaded', () => markTriggers(trigger, element.id, isOpen));
}

function markTriggers(trigger: string, id: string, isOpen: boolean): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.setAttribute('aria-expanded', String(isOpen));
    control.setAttribute('aria-controls', id);
  }
}

/**
 * Removes the ARIA state from triggers when the element is removed or gets other triggers. In a shop with a router, the triggers may
 * already be those of the next page's sidebar.
 */
function unmarkTriggers(trigger: string, id: string): void {
  for (const control of document.querySelectorAll(trigger)) {
    if (control.getAttribute('aria-controls') !== id) continue;
    control.removeAttribute('aria-expanded');
    control.removeAttribute('aria-controls');
  }
}

/** The trigger that opened the sidebar, or the one that replaced it. */
export function currentTrigger(openedBy: HTMLElement | null, trigger: string): HTMLElement | null {
  return openedBy?.isConnected ? openedBy : document.querySelector<HTMLElement>(trigger);
}
