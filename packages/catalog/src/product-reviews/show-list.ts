import { cleanHtml } from '@shop-elements/dom';
import { announceContent, applyPrintedStyles } from '@shop-elements/host';

/** Magento prints the width of a review's stars for a script to set, and once more as a text inside them. */
function showStars(list: HTMLElement): void {
  for (const text of list.querySelectorAll('.rating-result > span:only-child > span')) {
    const stars = text.parentElement;
    const width = text.textContent?.trim() ?? '';
    if (stars?.style.width === '' && /^\d+(\.\d+)?%$/.test(width)) stars.style.width = width;
  }
}

/** Shows a list that the shop has sent, cleaned, and tells the page's own scripts. Focus that was in the old one stays here. */
export function showList(list: HTMLElement, html: string): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(cleanHtml(html, 'reviews'));
  applyPrintedStyles(html, list);
  showStars(list);
  if (hadFocus) {
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  }
  announceContent(list);
}
