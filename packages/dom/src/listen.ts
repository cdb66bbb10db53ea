type Events = HTMLElementEventMap & WindowEventMap;

type Listeners = { readonly [Type in keyof Events]?: (event: Events[Type]) => void };

/**
 * Listens to several things that happen in a part of the page, or in its window.
 * @returns ends it
 */
export function listen(part: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const ending = new AbortController();
  for (const type of Object.keys(listeners) as (keyof Listeners)[]) {
    part.addEventListener(type, listeners[type] as EventListener, { ...options, signal: ending.signal });
  }
  return () => ending.abort();
}
