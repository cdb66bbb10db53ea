/** Scrolls to an element and outlines it for a few seconds. Uses an animation, because strict policies refuse inline styles. */
export function pointOut(element: Element): void {
  const target = withBox(element);
  target.scrollIntoView({ block: 'center' });
  const frame = { outline: '4px solid #d6006c', outlineOffset: '2px' };
  target.animate([frame, frame], 4000);
}

/**
 * For an element without a box of its own (empty, hidden, or `display: contents`), its content or the nearest ancestor with one.
 */
function withBox(element: Element): Element {
  const shown = [element, ...element.querySelectorAll('*')].find(hasBox);
  if (shown !== undefined) return shown;
  let around = element;
  while (around.parentElement !== null && !hasBox(around)) around = around.parentElement;
  return around;
}

function hasBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
