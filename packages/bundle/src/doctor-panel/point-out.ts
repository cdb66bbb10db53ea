/** Scrolls to an element and frames it for a few seconds. An animation, because a strict policy takes no inline style. */
export function pointOut(element: Element): void {
  const target = withBox(element);
  target.scrollIntoView({ block: 'center' });
  const frame = { outline: '4px solid #d6006c', outlineOffset: '2px' };
  target.animate([frame, frame], 4000);
}

/** An element that is empty or hidden, or lays nothing out itself, is shown by what it holds or by what it is in. */
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
