import { scopeOf } from './scope';

/** An element that still shows the server's markup, without React. */
export interface Served extends Element {
  touched(): void;
}

const waiting = new WeakSet<EventTarget>();
const listening = new WeakSet<Node>();

/** These fire before a click or a key press on the element. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Starts the element when the shopper first points at it or tabs into it. All elements of a scope share three listeners. */
export function startOnFirstTouch(element: Served): void {
  waiting.add(element);
  const scope = scopeOf(element);
  if (listening.has(scope)) return;
  listening.add(scope);
  for (const type of touches) scope.addEventListener(type, wake, { capture: true, passive: true });
}

function wake(event: Event): void {
  for (const target of event.composedPath()) {
    if (waiting.delete(target)) (target as Served).touched();
  }
}
