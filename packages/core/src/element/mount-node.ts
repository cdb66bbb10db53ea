/** Marks the node that holds what an element draws; `server` says that the server has drawn it already. */
const ROOT = 'data-shop-root';

/** What the server has drawn and vouches for, if it has. */
export function serversRoot(element: Element): HTMLElement | undefined {
  // No array: most of a thousand elements have none.
  for (const child of element.children) if (isServers(child)) return child as HTMLElement;
  return undefined;
}

export function isServers(root: Element): boolean {
  return root.getAttribute(ROOT) === 'server';
}

/** Makes a root ours: from now on its content is drawn here. */
export function takeOver(root: HTMLElement): void {
  root.setAttribute(ROOT, '');
  root.hidden = false;
}

/**
 * A node for React to draw into. Never the element itself: the server's children are not React's to remove. A root that came
 * with the markup belongs to a copy of an element that was drawn before, and goes.
 */
export function newRoot(element: Element): HTMLElement {
  for (const child of [...element.children]) if (child.hasAttribute(ROOT)) child.replaceWith();
  const root = document.createElement('div');
  element.append(root);
  return root;
}
