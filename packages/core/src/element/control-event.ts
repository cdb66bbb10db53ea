/** The control inside the element that an event came from: the closest match of the selector. */
export function controlOf(
  { target }: { target: EventTarget | null },
  element: HTMLElement,
  selector: string,
): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(selector) : null;
  return control instanceof HTMLElement && element.contains(control) && control !== element ? control : undefined;
}

/** Whether to ignore a click or a key: another listener has handled it, or the browser will, because it is a shortcut such as Alt+Left. */
export function isHandledElsewhere(event: object): boolean {
  return Boolean((event as Partial<Event>).defaultPrevented) || isModified(event);
}

/** Whether a key is held that makes a click open another tab or window, or download. */
export function isModified(event: object): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as Partial<MouseEvent>;
  return Boolean(button || ctrlKey || metaKey || shiftKey || altKey);
}
