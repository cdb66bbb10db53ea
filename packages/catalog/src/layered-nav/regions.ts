/** A region of the page that a reply replaces: the filters, or the list with its toolbars. */
export interface Region {
  nodes: readonly HTMLElement[];
  /** Finds the same nodes in a reply. */
  selector: string;
}

/**
 * Finds a region inside the element, else on the page.
 * @param selectors in the order in which to try them; the first that finds anything wins
 */
export function findRegion(element: HTMLElement, selectors: readonly string[]): Region {
  const places = [element, document].flatMap((root) =>
    selectors.map((selector): Region => ({ nodes: outermost(root, selector), selector })),
  );
  return places.find(({ nodes }) => nodes.length > 0) ?? { nodes: [], selector: selectors.join() };
}

/** The nodes that match a selector, but not those inside another of them. */
export function outermost(root: ParentNode, selector: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.filter((node) => !node.parentElement?.closest(selector));
}
