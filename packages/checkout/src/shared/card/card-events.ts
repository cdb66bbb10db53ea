import { isShown } from '@shop-elements/dom';

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
/** The box of each form. */
const boxes = new Map<HTMLElement, Element>();
let observer: ResizeObserver | undefined;

/** Sets a form's handlers, after every render. All forms share the same listeners. */
export function setCardListener(element: HTMLElement, listener: CardListener): void {
  if (listeners.size === 0) start();
  listeners.set(element, listener);
}

/**
 * Reports the size of a form's box.
 * @returns stops this, and removes the form's handlers
 */
export function watchCard(element: HTMLElement, box: Element): () => void {
  boxes.set(element, box);
  observer?.observe(box);
  // In a closed `<details>`, the observer does not report.
  if (!isShown(box)) listeners.get(element)?.resized(false);
  return () => {
    listeners.delete(element);
    boxes.delete(element);
    observer?.unobserve(box);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  // In the capture phase: the page's listeners read formatted values.
  document.addEventListener('input', changed, true);
  // In some browsers, autofill fires only this event.
  document.addEventListener('change', changed, true);
  document.addEventListener('focusout', left, true);
  document.addEventListener('reset', wasReset, true);
  // Does not bubble.
  document.addEventListener('toggle', toggled, true);
  window.addEventListener('submit', keepOutOfAddress);
  window.addEventListener('pagehide', pageLeft);
  observer = new ResizeObserver(sizesChanged);
}

function stop(): void {
  document.removeEventListener('input', changed, true);
  document.removeEventListener('change', changed, true);
  document.removeEventListener('focusout', left, true);
  document.removeEventListener('reset', wasReset, true);
  document.removeEventListener('toggle', toggled, true);
  window.removeEventListener('submit', keepOutOfAddress);
  window.removeEventListener('pagehide', pageLeft);
  observer?.disconnect();
}

function changed(event: Event): void {
  const [control, listener] = controlOf(event);
  if (control !== undefined) listener?.changed(control, event);
}

function left(event: Event): void {
  const [control, listener] = controlOf(event);
  // A shopper who switches windows has not left the field.
  if (control !== undefined && control !== document.activeElement) listener?.left(control);
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

/** Without `method="post"` and without a submit handler, a form would put the card into the page's URL. */
function keepOutOfAddress(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  if (method.toLowerCase() !== 'get') return;
  const element = [...listeners.keys()].find((candidate) => form.contains(candidate) && hasNames(candidate));
  if (element === undefined) return;
  event.preventDefault();
  console.error(
    `<${element.localName}> stopped its form from being submitted: with method="get" the card number would be in the page's ` +
      'URL, in the browser history and in server logs. Write method="post" on the form, or handle its submit event and ' +
      'call preventDefault().',
    form,
  );
}

function hasNames(element: HTMLElement): boolean {
  return element.querySelector('[data-field][name]') !== null;
}

function controlOf(event: Event): [Control | undefined, CardListener | undefined] {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return [undefined, undefined];
  if (target.dataset.field === undefined) return [undefined, undefined];
  const element = [...listeners.keys()].find((candidate) => candidate.contains(target));
  return [target, element && listeners.get(element)];
}
