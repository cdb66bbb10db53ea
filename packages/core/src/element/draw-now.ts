import { flushSync } from 'react-dom';

const started = new WeakSet<HTMLElement>();

/** Draws synchronously, so that a script may read the element in its next line. React alone would draw later. */
export function drawNow(root: HTMLElement, draw: () => void): void {
  const focused = started.has(root) ? null : document.activeElement;
  const place = focused && root.contains(focused) ? placeIn(root, focused) : undefined;
  started.add(root);
  flushSync(draw);
  // React has cleared what the server had drawn: the focus goes to what stands there now.
  if (place) elementAt(root, place)?.focus({ preventScroll: true });
}

/** Which child of which child an element is. */
function placeIn(root: Element, element: Element): number[] {
  const { parentElement } = element;
  if (element === root || parentElement === null) return [];
  return [...placeIn(root, parentElement), [...parentElement.children].indexOf(element)];
}

function elementAt(root: Element, place: readonly number[]): HTMLElement | undefined {
  const found = place.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
  return found instanceof HTMLElement ? found : undefined;
}
