/** A region of the page that a reply replaces: the filters, or the list with its toolbars. */
export interface Region {
  nodes: readonly HTMLElement[];
  /** Finds the same nodes in a reply. */
  selector: string;
}

/**
 * Finds a region inside the element, else on the page.
 * @param selectors tried in order; the first with a match wins
 */
export function findRegion(element: HTMLElement, selectors: readonly string[]): Region {
  const regions = [element, document].flatMap((root) =>
    selectors.map((selector): Region => ({ nodes: outermost(root, selector), selector })),
  );
  return regions.find(({ nodes }) => nodes.length > 0) ?? { nodes: [], selector: selectors.join() };
}

/** The matches of a selector inside any of these nodes. */
export function allIn<Found extends Element = Element>(nodes: readonly Element[], selector: string): Found[] {
  return nodes.flatMap((node) => [...node.querySelectorAll<Found>(selector)]);
}

/** The matches of a selector that are not inside another match. */
export function outermost(root: ParentNode, selector: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.filter((node) => !node.parentElement?.closest(selector));
}
