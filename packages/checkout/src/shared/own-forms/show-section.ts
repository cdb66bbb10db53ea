import { canClean, cleanHtml } from '@shop-elements/dom';
import { announceContent, reloadPage } from '@shop-elements/host';

/** Replaces the content of `part` with a section from a reply. Keeps the focus inside. */
export function showSection(part: Element, html: string): void {
  // Without the cleaner, only text without fields could be shown, so this reloads the page instead.
  if (!canClean()) {
    reloadPage();
    return;
  }
  const hadFocus = part.contains(document.activeElement);
  // Keeps our own mount nodes, which are not part of the section.
  const roots = [...part.children].filter((child) => child.hasAttribute('data-shop-root'));
  part.replaceChildren(cleanHtml(html, 'step'), ...roots);
  announceContent(part);
  if (hadFocus) part.querySelector<HTMLElement>(':is(input:not([type="hidden"]), button):enabled')?.focus();
}
