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
  // Keeps our own mount nodes, which are not part of the section.
  const roots = [...part.children].filter((child) => child.hasAttribute('data-shop-root'));
  part.replaceChildren(cleanHtml(html, 'step'), ...roots);
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
