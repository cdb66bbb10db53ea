/**
 * Hides or shows a node of the page. The attribute lets our style sheet override a theme's `display`. Nodes that React renders
 * don't need it.
 */
export function setHidden(node: HTMLElement, hidden: boolean): void {
  node.hidden = hidden;
  node.toggleAttribute('data-shop-hidden', hidden);
}

/** Shows an element, or its children, that the server printed with `display: none` for a script to reveal. */
export function showPrinted(element: HTMLElement): void {
  for (const node of [element, ...element.children]) {
    if (node instanceof HTMLElement && node.style.display === 'none') node.style.display = '';
  }
}
