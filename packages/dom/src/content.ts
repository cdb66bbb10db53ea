/** What the server has put directly into an element, or the page has since: not our own parts, and nothing that shows nothing. */
export function contentOf(element: Element): HTMLElement[] {
  return [...element.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, template, style'),
  );
}
