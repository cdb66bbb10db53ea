/** Tells screen readers that the triggers open this sidebar, and whether it is open. */
export function markTriggers(trigger: string, id: string, isOpen: boolean): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.setAttribute('aria-expanded', String(isOpen));
    control.setAttribute('aria-controls', id);
  }
}

/** Removes the ARIA state from triggers when the element is removed or gets other triggers. */
export function unmarkTriggers(trigger: string): void {
  for (const control of document.querySelectorAll(trigger)) {
    control.removeAttribute('aria-expanded');
    control.removeAttribute('aria-controls');
  }
}

/** The trigger that opened the sidebar, or the one that replaced it. */
export function currentTrigger(openedBy: HTMLElement | null, trigger: string): HTMLElement | null {
  return openedBy?.isConnected ? openedBy : document.querySelector<HTMLElement>(trigger);
}
