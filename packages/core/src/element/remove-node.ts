/** Removes a node from its parent, if it has one. On pages with Prototype.js, `node.remove()` is Prototype's own function. */
export function removeNode(node: ChildNode | null | undefined): void {
  node?.replaceWith();
}
