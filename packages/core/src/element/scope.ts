/** The shadow root that contains a node, else the page: both know their focus and ids, and what happens in a closed root. */
export function scopeOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
