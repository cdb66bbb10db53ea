import { cleanHtml } from '@shop-elements/dom';
import { announceContent, applyPrintedStyles } from '@shop-elements/host';

/** Sets the width of each review's stars from the text inside them. In Magento, a script does that. */
function showStars(list: HTMLElement): void {
  for (const text of list.querySelectorAll('.rating-result > span:only-child > span')) {
    const stars = text.parentElement;
    const width = text.textContent?.trim() ?? '';
    if (stars?.style.width === '' && /^\d+(\.\d+)?%$/.test(width)) stars.style.width = width;
  }
}

/** Shows the shop's list, sanitized, and announces it to the page's scripts. Keeps the focus inside. */
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
