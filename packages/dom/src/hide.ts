/**
 * Hides a node of the page, or shows it again. The mark is for our style sheet: a theme's `display` must not bring back what is
 * hidden. What React draws needs none.
 */
export function setHidden(node: HTMLElement, hidden: boolean): void {
  node.hidden = hidden;
  node.toggleAttribute('data-shop-hidden', hidden);
}
