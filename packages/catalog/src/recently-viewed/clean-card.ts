import { urlOf } from '@shop-elements/core';
import { cleanHtml } from '@shop-elements/dom';

/**
 * A stored card that may be shown.
 * @returns undefined when nothing is left of it
 */
export function cleanCard(html: string): Element | undefined {
  const card = cleanHtml(html, 'part').firstElementChild;
  if (card === null) return undefined;
  for (const node of [card, ...card.querySelectorAll('[id], form')]) {
    // The page has these ids already.
    node.removeAttribute('id');
    // A stored form posts to this shop or nowhere.
    if (urlOf(node.getAttribute('action') ?? '')?.origin !== location.origin) node.removeAttribute('action');
  }
  return card;
}
