import { cleanHtml } from '@shop-elements/dom';
import { announceContent } from '@shop-elements/host';

/** Shows a list that the shop has sent, cleaned, and tells the page's own scripts. Focus that was in the old one stays here. */
export function showList(list: HTMLElement, html: string): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(cleanHtml(html, 'part'));
  drawPercentages(list);
  if (hadFocus) {
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  }
  announceContent(list);
}

/** Magento has an inline script for each vote, which gives its stars their width; scripts do not come through. */
function drawPercentages(list: HTMLElement): void {
  for (const stars of list.querySelectorAll<HTMLElement>('.rating-result[title$="%"] > span:only-child')) {
    stars.style.width = stars.parentElement?.title ?? '';
  }
}
