/**
 * Whether an element has a box on the page, visible or not. Like `checkVisibility()`, which Safari supports only since 17.4.
 * Content of a closed `<details>` has client rects, so it needs the second check.
 */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('details:not([open]) > :not(summary)') === null;
}
