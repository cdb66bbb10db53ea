/** An element that shows the server's own markup and has not started React yet. */
export interface Served extends Element {
  touched(): void;
}

const waiting = new WeakSet<EventTarget>();
let listening = false;

/** Before a click can arrive, before a key can do anything, and before the focus has settled. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Starts the element when the shopper first points at it or tabs into it. Listeners are the page's, not the element's. */
export function startOnFirstTouch(element: Served): void {
  waiting.add(element);
  if (listening) return;
  listening = true;
  for (const type of touches) document.addEventListener(type, wake, { capture: true, passive: true });
}

function wake(event: Event): void {
  for (const target of event.composedPath()) {
    if (waiting.delete(target)) (target as Served).touched();
  }
}
