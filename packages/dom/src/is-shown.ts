/**
 * Whether an element has a place on the page, visible or not. As `checkVisibility()`, which came to Safari with 17.4. What a
 * closed `<details>` holds has its rectangles all the same.
 */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('details:not([open]) > :not(summary)') === null;
}
