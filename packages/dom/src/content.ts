/** The server's and the page's own children of an element. Ignores our parts, and what never shows, such as scripts. */
export function contentOf(element: Element): HTMLElement[] {
  return [...element.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, noscript, template, style, link, meta'),
  );
}
