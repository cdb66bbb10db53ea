import { scopeOf } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { startKeepingOutOfUrls, stopKeepingOutOfUrls } from './keep-out-of-urls';

/** A control of a card form. */
export type Control = HTMLInputElement | HTMLSelectElement;

export interface CardListener {
  /** The shopper, the browser's autofill, or a script changed a control. */
  changed(control: Control, event: Event): void;
  left(control: Control): void;
  /** The browser or a password manager may have filled the fields in without an event. */
  filled(): void;
  /** The surrounding form was reset. */
  wasReset(): void;
  /** The browser leaves the page, which may go into the back/forward cache. */
  pageLeft(): void;
  /** The form was resized, shown, or hidden because another payment method is chosen. */
  resized(isShown: boolean): void;
}

/** The current handlers of each form, as in a React ref. */
const listeners = new Map<HTMLElement, { readonly current: CardListener }>();
/** The document or shadow root of each form: most events don't leave a shadow root. */
const roots = new Map<HTMLElement, Node>();
/** The box of each form. */
const boxes = new Map<HTMLElement, Element>();
let observer: ResizeObserver | undefined;

/**
 * Follows a form. All forms in a document or shadow root share the same listeners.
 * @param box the node whose size is the form's
 * @param listener a ref, because each render has new handlers
 * @returns stops following it
 */
export function followCard(
  element: HTMLElement,
  box: Element,
  listener: { readonly current: CardListener },
): () => void {
  if (listeners.size === 0) start();
  listeners.set(element, listener);
  followRoot(element);
  boxes.set(element, box);
  observer?.observe(box);
  // In a closed `<details>`, the observer does not report. In a microtask, after all forms have rendered, so that the browser
  // calculates the layout once.
  queueMicrotask(() => {
    if (boxes.get(element) === box && !isShown(box)) listener.current.resized(false);
  });
  return () => {
    listeners.delete(element);
    leaveRoot(element);
    boxes.delete(element);
    observer?.unobserve(box);
    if (listeners.size === 0) stop();
  };
}

/** Listens in the form's document or shadow root. Call it after each render, because a script may have moved the form to another one. */
export function followRoot(element: HTMLElement): void {
  const root = element.getRootNode();
  if (!listeners.has(element) || roots.get(element) === root) return;
  leaveRoot(element);
  if (!isFollowed(root)) {
    // In the capture phase: the page's listeners read formatted values.
    for (const [type, listener] of events) root.addEventListener(type, listener, true);
  }
  roots.set(element, root);
}

function leaveRoot(element: HTMLElement): void {
  const root = roots.get(element);
  roots.delete(element);
  if (root === undefined || isFollowed(root)) return;
  for (const [type, listener] of events) root.removeEventListener(type, listener, true);
}

function isFollowed(root: Node): boolean {
  return [...roots.values()].includes(root);
}

function start(): void {
  startKeepingOutOfUrls(() => [...listeners.keys()]);
  window.addEventListener('pagehide', pageLeft);
  window.addEventListener('pageshow', pageShown);
  observer = new ResizeObserver(sizesChanged);
}

function stop(): void {
  stopKeepingOutOfUrls();
  window.removeEventListener('pagehide', pageLeft);
  window.removeEventListener('pageshow', pageShown);
  observer?.disconnect();
}

const events: readonly [type: string, listener: (event: Event) => void][] = [
  ['input', changed],
  // In some browsers, autofill fires only this event.
  ['change', changed],
  ['compositionend', changed],
  ['focusout', left],
  ['click', clicked],
  ['reset', wasReset],
  // Does not bubble.
  ['toggle', toggled],
];

function changed(event: Event): void {
  const found = cardControlOf(event);
  found?.listener.changed(found.control, event);
}

function left(event: Event): void {
  const found = cardControlOf(event);
  // A shopper who switches windows has not left the field.
  if (found && found.control !== scopeOf(found.control).activeElement) found.listener.left(found.control);
}

function wasReset({ target }: Event): void {
  for (const [element, listener] of listeners) {
    // The browser resets the fields after this event.
    if (target instanceof Node && target.contains(element)) setTimeout(() => listener.current.wasReset());
  }
}

/** Before the browser checks the form: it would refuse a card that nobody has read yet. */
function clicked({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
  if (!button) return;
  for (const [element, { current }] of listeners) if (button.form?.contains(element)) current.filled();
}

/** Browsers restore fields without an event after Back. */
function pageShown(): void {
  for (const { current } of listeners.values()) current.filled();
}

function pageLeft(): void {
  for (const { current } of listeners.values()) current.pageLeft();
}

function sizesChanged(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const element = [...listeners.keys()].find((candidate) => candidate.contains(target));
    if (element !== undefined) listeners.get(element)?.current.resized(contentRect.width > 0 && isShown(target));
  }
}

/** A `<details>` was opened or closed, which does not resize the content. */
function toggled({ target }: Event): void {
  for (const [element, box] of boxes) {
    if (target instanceof Node && target.contains(element)) listeners.get(element)?.current.resized(isShown(box));
  }
}

/** The control that an event is from, and its form's listener. */
function cardControlOf(event: Event): { control: Control; listener: CardListener } | undefined {
  const [control] = event.composedPath();
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return undefined;
  // The listeners of its own root have handled an event from a shadow root.
  if (control.dataset.field === undefined || control.getRootNode() !== event.currentTarget) return undefined;
  for (const [element, { current }] of listeners) if (element.contains(control)) return { control, listener: current };
  return undefined;
}
