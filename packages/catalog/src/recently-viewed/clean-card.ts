import { sanitizePart } from '@shop-elements/dom';

/** Would start the host's own scripts with whatever the storage says; and ids that the page has already. */
const notTaken = ['data-mage-init', 'data-bind', 'id'];

/**
 * A stored card that may be shown.
 * @returns undefined when nothing is left of it
 */
export function cleanCard(html: string): Element | undefined {
  const card = sanitizePart(html).firstElementChild;
  if (card === null) return undefined;
  for (const node of [card, ...card.querySelectorAll('*')]) {
    for (const name of notTaken) node.removeAttribute(name);
    // The form will hold this visitor's key, which is nobody else's business.
    if (node instanceof HTMLFormElement && new URL(node.action).origin !== location.origin)
      node.removeAttribute('action');
    // A card in which the cards are shown would have no end.
    if (node.localName === 'shop-recently-viewed') node.replaceWith();
  }
  return card;
}
