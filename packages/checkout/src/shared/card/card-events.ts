/** A control of a card form. */
export type Control = HTMLInputElement | HTMLSelectElement;

/** The events that a card form handles. */
export interface CardListener {
  /** A shopper, a browser that fills in a card, or a script changed a control. */
  changed(control: Control, event: Event): void;
  left(control: Control): void;
  /** The form around it was reset. */
  wasReset(): void;
  /** The page is being left, perhaps for the back/forward cache. */
  pageLeft(): void;
  /** The form has another size: none while another payment method is chosen. */
  resized(isShown: boolean): void;
}

const listeners = new Map<HTMLElement, CardListener>();
let observer: ResizeObserver | undefined;

/** Sets a form's handlers, again after every render. All forms share the page's listeners. */
export function setCardListener(element: HTMLElement, listener: CardListener): void {
  if (listeners.size === 0) start();
  listeners.set(element, listener);
}

/**
 * Reports whether a form's box can be seen.
 * @returns ends this, and all that the form hears
 */
export function watchCard(element: HTMLElement, box: Element): () => void {
  observer?.observe(box);
  return () => {
    listeners.delete(element);
    observer?.unobserve(box);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  // Before every listener of the page: what it reads in a field is already formatted.
  document.addEventListener('input', changed, true);
  // Some browsers fill in a card with this event alone.
  document.addEventListener('change', changed, true);
  document.addEventListener('focusout', left, true);
  document.addEventListener('reset', wasReset, true);
  window.addEventListener('submit', keepOutOfAddress);
  window.addEventListener('pagehide', pageLeft);
  observer = new ResizeObserver(sizesChanged);
}

function stop(): void {
  document.removeEventListener('input', changed, true);
  document.removeEventListener('change', changed, true);
  document.removeEventListener('focusout', left, true);
  document.removeEventListener('reset', wasReset, true);
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
  // A shopper who changes to another window, to look at the card's number, has not left the field.
  if (control !== undefined && control !== document.activeElement) listener?.left(control);
}

function wasReset({ target }: Event): void {
  for (const [element, listener] of listeners) {
    // The browser empties the fields after this event.
    if (target instanceof Node && target.contains(element)) setTimeout(() => listener.wasReset());
  }
}

function pageLeft(): void {
  for (const listener of listeners.values()) listener.pageLeft();
}

function sizesChanged(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const element = [...listeners.keys()].find((candidate) => candidate.contains(target));
    if (element !== undefined) listeners.get(element)?.resized(contentRect.width > 0);
  }
}

/** A form without `method="post"` would put the card into the page's address when nobody handles its submission. */
function keepOutOfAddress(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  if (method.toLowerCase() !== 'get') return;
  const element = [...listeners.keys()].find((candidate) => form.contains(candidate) && hasNames(candidate));
  if (element === undefined) return;
  event.preventDefault();
  console.error(
    `<${element.localName}> stopped its form from being sent: with method="get" the card number would be in the page's ` +
      'address, in the browser history and in server logs. Write method="post" on the form, or handle its submit event and ' +
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
