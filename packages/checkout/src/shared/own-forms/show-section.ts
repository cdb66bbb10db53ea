import { canClean, cleanHtml } from '@shop-elements/dom';
import { announceContent, reloadPage } from '@shop-elements/host';

/** Puts a section that came with a reply in place of what `part` holds. A focus that was in there stays in there. */
export function showSection(part: Element, html: string): void {
  // Words without their fields would be no step: the page itself has them.
  if (!canClean()) {
    reloadPage();
    return;
  }
  const hadFocus = part.contains(document.activeElement);
  // What an element draws into is ours, not the section's.
  const roots = [...part.children].filter((child) => child.hasAttribute('data-shop-root'));
  part.replaceChildren(cleanHtml(html, 'step'), ...roots);
  announceContent(part);
  if (hadFocus) part.querySelector<HTMLElement>(':is(input:not([type="hidden"]), button):enabled')?.focus();
}
