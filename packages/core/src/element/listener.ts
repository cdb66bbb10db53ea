import { useLayoutEffect } from 'react';
import { useNewest } from './newest';

type EventOf<Type extends string> = Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event;

/**
 * Listens to something on the page for as long as the element is there. Calls the listener of the latest render.
 * @param target the element itself for what happens inside it; `window` or `document` for what concerns the page
 */
export function useListener<Type extends string>(
  target: EventTarget | undefined,
  type: Type,
  listener: (event: EventOf<Type>) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const newest = useNewest(listener);
  useLayoutEffect(() => {
    const call = (event: Event): void => newest.current(event as EventOf<Type>);
    target?.addEventListener(type, call, capture);
    return () => target?.removeEventListener(type, call, capture);
  }, [target, type, capture, newest]);
}

/** The control of an element that an event came from: the nearest ancestor that a selector names, inside the element. */
export function controlOf(
  { target }: { target: EventTarget | null },
  element: HTMLElement,
  selector: string,
): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(selector) : null;
  return control instanceof HTMLElement && element.contains(control) && control !== element ? control : undefined;
}

/** Whether a click is not ours: another one has answered it, or a key or button asks the browser for a new tab or window. */
export function isForBrowser(event: object): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event as Partial<MouseEvent>;
  return Boolean(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);
}
