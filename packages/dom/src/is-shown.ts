/** Whether an element has a place on the page, visible or not. As `checkVisibility()`, which came to Safari with 17.4. */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
