/** A conflict between the page and an element, in `doctor()`'s result. */
export interface DoctorFinding {
  /** In two or three words. */
  kind: string;
  /** Names the node, the conflict and, if possible, the fix. */
  message: string;
  /** The node to look at. */
  node: Element;
}

/** Looks for one kind of finding. */
export type Inspect = (element: Element) => DoctorFinding[];

/** A node's start tag, with id and class, to find it in the page's source. */
export function startTagOf(node: Element): string {
  const names = ['id', 'class'].flatMap((name) =>
    node.getAttribute(name) ? [` ${name}="${node.getAttribute(name)}"`] : [],
  );
  return `<${node.localName}${names.join('')}>`;
}
