type Events = HTMLElementEventMap & WindowEventMap;

type Listeners = { readonly [Type in keyof Events]?: (event: Events[Type]) => void };

/**
 * Adds several event listeners to an element or to the window.
 * @returns removes them
 */
export function listen(part: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const ending = new AbortController();
  for (const type of Object.keys(listeners) as (keyof Listeners)[]) {
    part.addEventListener(type, listeners[type] as EventListener, { ...options, signal: ending.signal });
  }
  return () => ending.abort();
}
