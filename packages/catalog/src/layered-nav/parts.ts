import { cleanPart } from '@shop-elements/dom';

/** The parts of the page that a reply replaces, and by what they are found again. */
export interface Parts {
  nodes: readonly HTMLElement[];
  selector: string;
}

/**
 * Finds parts inside the element, else on the page.
 * @param selectors in the order in which they are tried: the first that finds anything holds
 */
export function findParts(element: HTMLElement, selectors: readonly string[]): Parts {
  const places = [element, document].flatMap((root) =>
    selectors.map((selector): Parts => ({ nodes: outermost(root, selector), selector })),
  );
  return places.find(({ nodes }) => nodes.length > 0) ?? { nodes: [], selector: selectors.join() };
}

/** What a reply has for these parts, cleaned: the same parts, or, where it is no whole page, all of it as their content. */
export function freshParts({ nodes, selector }: Parts, reply: Element, isPage: boolean): readonly Node[] {
  const found = outermost(reply, selector);
  if (found.length > 0 || isPage) return found.map((node) => cleanPart(node));
  const content = [...cleanPart(reply).childNodes];
  const [only] = nodes;
  if (only === undefined || nodes.length > 1) return content;
  const filled = only.cloneNode() as Element;
  filled.replaceChildren(...content);
  return [filled];
}

/** Puts new parts where the old ones are, pairwise, so that what stands between them stays there. */
export function swapParts(old: readonly Element[], fresh: readonly Node[]): void {
  let last: ChildNode | undefined;
  fresh.forEach((node, index) => {
    const place = old[index];
    if (place !== undefined) place.replaceWith(node);
    else last?.after(node);
    last = node as ChildNode;
  });
  if (fresh.length > 0) for (const left of old.slice(fresh.length)) left.parentNode?.removeChild(left);
}

function outermost(root: ParentNode, selector: string): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.filter((node) => !node.parentElement?.closest(selector));
}
