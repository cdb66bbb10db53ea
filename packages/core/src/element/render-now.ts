import { flushSync } from 'react-dom';
import { scopeOf } from './scope';

const started = new WeakSet<HTMLElement>();

/** Renders synchronously, so that a script can use the content in its next line. By itself, React renders later. */
export function renderNow(root: HTMLElement, render: () => void): void {
  const focused = started.has(root) ? null : scopeOf(root).activeElement;
  const place = focused && root.contains(focused) ? placeIn(root, focused) : undefined;
  started.add(root);
  flushSync(render);
  // React has replaced the server's nodes: moves the focus to the new node in the same position.
  if (place) elementAt(root, place)?.focus({ preventScroll: true });
}

/** The child indexes on the way from the root to an element. */
function placeIn(root: Element, element: Element): number[] {
  const { parentElement } = element;
  if (element === root || parentElement === null) return [];
  return [...placeIn(root, parentElement), [...parentElement.children].indexOf(element)];
}

function elementAt(root: Element, place: readonly number[]): HTMLElement | undefined {
  const found = place.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
  return found instanceof HTMLElement ? found : undefined;
}
