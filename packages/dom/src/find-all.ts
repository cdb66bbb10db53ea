/** The elements that match a selector from the page's or the shop's data; none if the selector is invalid. */
export function findAll<Found extends Element = Element>(root: ParentNode, selector: string): Found[] {
  try {
    return [...root.querySelectorAll<Found>(selector)];
  } catch {
    return [];
  }
}
