import { cleanHtml } from '@shop-elements/dom';
import { announceContent, applyPrintedStyles } from '@shop-elements/host';

/** Shows a list that the shop has sent, cleaned, and tells the page's own scripts. Focus that was in the old one stays here. */
export function showList(list: HTMLElement, html: string): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(cleanHtml(html, 'reviews'));
  applyPrintedStyles(html, list);
  if (hadFocus) {
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  }
  announceContent(list);
}
