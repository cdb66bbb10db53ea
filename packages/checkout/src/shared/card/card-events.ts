import { isShown } from '@shop-elements/dom';
import { startKeepingOutOfUrls, stopKeepingOutOfUrls } from './keep-out-of-urls';

/** A control of a card form. */
export type Control = HTMLInputElement | HTMLSelectElement;

export interface CardListener {
  /** The shopper, the browser's autofill, or a script changed a control. */
  changed(control: Control, event: Event): void;
  left(control: Control): void;
  /** The surrounding form was reset. */
  wasReset(): void;
  /** The browser leaves the page, which may go into the back/forward cache. */
  pageLeft(): void;
  /** The form was resized, shown, or hidden because another payment method is chosen. */
  resized(isShown: boolean): void;
}

const listeners = new Map<HTMLElement, CardListener>();
/** The document or shadow root of each form: most events don't leave a shadow root. */
const roots = new Map<HTMLElement, Node>();
/** The box of each form. */
const boxes = new Map<HTMLElement, Element>();
let observer: ResizeObserver | undefined;

/** Sets a form's handlers, after every render. All forms in a document or shadow root share the same listeners. */
export function setCardListener(element: HTMLElement, listener: CardListener): void {
  if (listeners.size === 0) start();
  listeners.set(element, listener);
  const root = element.getRootNode();
  if (roots.get(element) === root) return;
  leaveRoot(element);
  if (!isFollowed(root)) listenIn(root);
  roots.set(element, root);
}

function leaveRoot(element: HTMLElement): void {
  const root = roots.get(element);
  roots.delete(element);
  if (root !== undefined && !isFollowed(root)) stopListeningIn(root);
}

function isFollowed(root: Node): boolean {
  return [...roots.values()].includes(root);
}

/**
 * Reports the size of a form's box.
 * @returns stops this, and removes the form's handlers
 */
export function watchCard(element: HTMLElement, box: Element): () => void {
  boxes.set(element, box);
  observer?.observe(box);
  // In a closed `<details>`, the observer does not report. In a microtask, after all forms have rendered, so that the browser
  // calculates the layout once.
  queueMicrotask(() => {
    if (boxes.get(element) === box && !isShown(box)) listeners.get(element)?.resized(false);
  });
  return () => {
    listeners.delete(element);
    leaveRoot(element);
    boxes.delete(element);
    observer?.unobserve(box);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  startKeepingOutOfUrls(() => [...listeners.keys()]);
  window.addEventListener('pagehide', pageLeft);
  observer = new ResizeObserver(sizesChanged);
}

function stop(): void {
  stopKeepingOutOfUrls();
  window.removeEventListener('pagehide', pageLeft);
  observer?.disconnect();
}

const events: readonly [type: string, listener: (event: Event) => void][] = [
  ['input', changed],
  // In some browsers, autofill fires only this event.
  ['change', changed],
  ['focusout', left],
  ['reset', wasReset],
  // Does not bubble.
  ['toggle', toggled],
];

/** Listens in the capture phase: the page's listeners read formatted values. */
function listenIn(root: Node): void {
  for (const [type, listener] of events) root.addEventListener(type, listener, true);
}

function stopListeningIn(root: Node): void {
  for (const [type, listener] of events) root.removeEventListener(type, listener, true);
}

function changed(event: Event): void {
  const [control, listener] = controlOf(event);
  if (control !== undefined) listener?.changed(control, event);
}

function left(event: Event): void {
  const [control, listener] = controlOf(event);
  if (control === undefined) return;
  const { activeElement } = control.getRootNode() as Document | ShadowRoot;
  // A shopper who switches windows has not left the field.
  if (control !== activeElement) listener?.left(control);
}

function wasReset({ target }: Event): void {
  for (const [element, listener] of listeners) {
    // The browser resets the fields after this event.
    if (target instanceof Node && target.contains(element)) setTimeout(() => listener.wasReset());
  }
}

function pageLeft(): void {
  for (const listener of listeners.values()) listener.pageLeft();
}

function sizesChanged(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const element = [...listeners.keys()].find((candidate) => candidate.contains(target));
    if (element !== undefined) listeners.get(element)?.resized(contentRect.width > 0 && isShown(target));
  }
}

/** A `<details>` was opened or closed, which does not resize the content. */
function toggled({ target }: Event): void {
  for (const [element, box] of boxes) {
    if (target instanceof Node && target.contains(element)) listeners.get(element)?.resized(isShown(box));
  }
}

function controlOf(event: Event): [Control | undefined, CardListener | undefined] {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return [undefined, undefined];
  // The listeners of its own root have handled an event from a shadow root.
  if (target.dataset.field === undefined || target.getRootNode() !== event.currentTarget) return [undefined, undefined];
  const element = [...listeners.keys()].find((candidate) => candidate.contains(target));
  return [target, element && listeners.get(element)];
}
