import { checkSoon } from '../doctor/check-page';
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

/** The attribute with an element's state. Scripts that morph the page to the server's markup remove it. */
export const STATE = 'data-state';

const announced = new WeakSet<HTMLElement>();
const starting = new WeakSet<HTMLElement>();
/** The own state that an element had before it failed, such as `idle`. */
const ownStates = new WeakMap<HTMLElement, string>();

export function becomeLoading(element: HTMLElement): void {
  starting.add(element);
  element.setAttribute(STATE, 'loading');
}

/** Shows the element instead of its fallback. `shop-ready` fires once per element, even if it is removed and added again. */
export function becomeReady(element: HTMLElement): void {
  hideFallback(element);
  // Some elements have their own states, one of which is also called `loading`, and have set them by now.
  const state = element.getAttribute(STATE);
  const wasStarting = starting.delete(element);
  if (state === 'error') {
    forgetFailure(element);
    element.setAttribute(STATE, ownStates.get(element) ?? 'ready');
  } else if (state === null || (wasStarting && state === 'loading')) {
    element.setAttribute(STATE, 'ready');
  }
  if (announced.has(element)) return;
  announced.add(element);
  checkSoon();
  emit(element, 'shop-ready', { tag: element.localName });
}

/** Shows the server's content again, and rejects pending method calls. */
export function becomeFailed(element: HTMLElement): void {
  const state = element.getAttribute(STATE);
  if (state !== null && state !== 'error' && !starting.has(element)) ownStates.set(element, state);
  element.setAttribute(STATE, 'error');
  showFallback(element);
  refuseMethods(element);
}
