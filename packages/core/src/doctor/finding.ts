/** Something on the page that works against an element, as `doctor()` shows it. */
export interface DoctorFinding {
  /** In two or three words. */
  kind: string;
  /** What was found, and where. */
  message: string;
  /** Where to look. */
  node: Element;
}

/** Looks for one kind of finding at one element. */
export type Inspect = (element: Element) => DoctorFinding[];

/** A node as it can be found in the page's source. */
export function nodeName(node: Element): string {
  const names = ['id', 'class'].flatMap((name) =>
    node.getAttribute(name) ? [` ${name}="${node.getAttribute(name)}"`] : [],
  );
  return `<${node.localName}${names.join('')}>`;
}
