/**
 * The shadow root around a node, or the document. Ask it for the focus and for ids, and listen on it: the document can't see into a
 * closed shadow root.
 */
export function scopeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
