import { removeNode } from '@shop-elements/core';
import { canClean, cleanHtml, isShown } from '@shop-elements/dom';
import { announceContent, reloadPage } from '@shop-elements/host';

const CONTROLS = ':is(input:not([type="hidden"]), select, textarea, button):enabled';

/** Replaces the content of `part` with a section from a reply. Keeps the focus on the same control, or at least nearby. */
export function showSection(part: HTMLElement, html: string): void {
  // Without the cleaner, only text without fields could be shown, so this reloads the page instead.
  if (!canClean()) {
    reloadPage();
    return;
  }
  const { activeElement } = document;
  const focused = part.contains(activeElement) ? activeElement : null;
  // Our own mount nodes stay where they are: a status that has been moved is not announced.
  for (const node of [...part.childNodes]) {
    if (!(node instanceof Element && node.hasAttribute('data-shop-root'))) removeNode(node);
  }
  part.prepend(cleanHtml(html, 'step'));
  announceContent(part);
  if (focused === null) return;
  const successor = successorOf(focused, part);
  if (successor === undefined) part.tabIndex = -1;
  (successor ?? part).focus();
}

/** The control in new content that replaces one in the old: the one with the same id, or the first one of the same form. */
function successorOf(control: Element, part: Element): HTMLElement | undefined {
  const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);
  const actionOf = (node: Element): string | null | undefined => node.closest('form')?.getAttribute('action');
  return (
    controls.find(({ id }) => id !== '' && id === control.id) ??
    controls.find((candidate) => actionOf(candidate) === actionOf(control)) ??
    controls[0]
  );
}
