/**
 * Hides a node of the page, or shows it again. The mark is for our style sheet: a theme's `display` must not bring back what is
 * hidden. What React draws needs none.
 */
export function setHidden(node: HTMLElement, hidden: boolean): void {
  node.hidden = hidden;
  node.toggleAttribute('data-shop-hidden', hidden);
}

/** Shows an element whose server printed it, or the block inside it, hidden by its style, for a script of its own to show. */
export function showPrinted(element: HTMLElement): void {
  for (const node of [element, ...element.children]) {
    if (node instanceof HTMLElement && node.style.display === 'none') node.style.display = '';
  }
}
