import { checkSoon } from '../doctor/mistakes';
import { emit } from './emit';
import { forgetFailure } from './errors';
import { hideFallback, showFallback } from './fallback';
import { refuseMethods } from './methods';

/** Detail of `shop-ready`. */
export interface ShopReadyDetail {
  tag: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-ready': CustomEvent<ShopReadyDetail>;
  }
}

const announced = new WeakSet<HTMLElement>();
const starting = new WeakSet<HTMLElement>();

export function becomeLoading(element: HTMLElement): void {
  starting.add(element);
  element.setAttribute('data-state', 'loading');
}

/** Shows the element in place of its fallback. `shop-ready` fires once in its life, also when it is taken out and put back. */
export function becomeReady(element: HTMLElement): void {
  hideFallback(element);
  // Some elements have states of their own, and have set them by now: one of them is `loading` too.
  const state = element.getAttribute('data-state');
  const isStarting = starting.delete(element) && state === 'loading';
  if (state === 'error') forgetFailure(element);
  if (isStarting || state === 'error') element.setAttribute('data-state', 'ready');
  if (announced.has(element)) return;
  announced.add(element);
  checkSoon();
  emit(element, 'shop-ready', { tag: element.localName });
}

/** Shows the server's content again, and ends the method calls that wait. */
export function becomeFailed(element: HTMLElement): void {
  element.setAttribute('data-state', 'error');
  showFallback(element);
  refuseMethods(element);
}
