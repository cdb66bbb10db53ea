/** The closest ancestor that matches, or the element itself. Unlike `closest`, continues outside shadow roots. */
export function closestAcross(element: Element, selector: string): Element | undefined {
  const found = element.closest(selector);
  if (found !== null) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestAcross(root.host, selector) : undefined;
}
