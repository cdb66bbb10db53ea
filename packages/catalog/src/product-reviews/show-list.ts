import { cleanHtml } from '@shop-elements/dom';
import { announceContent, applyPrintedStyles } from '@shop-elements/host';

/** Shows a list that the shop has sent, cleaned, and tells the page's own scripts. Focus that was in the old one stays here. */
export function showList(list: HTMLElement, html: string): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(cleanReviews(html));
  applyPrintedStyles(html, list);
  if (hadFocus) {
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  }
  announceContent(list);
}

/** As a page of the shop's own, for the width of the stars. But customers have written it: no settings of Luma's widgets stay. */
function cleanReviews(html: string): DocumentFragment {
  const content = cleanHtml(html, 'page');
  for (const node of content.querySelectorAll('[data-mage-init]')) node.removeAttribute('data-mage-init');
  return content;
}
