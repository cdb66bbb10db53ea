/** Hides events from all listeners, until the returned function is called. */
export function mute(types: readonly string[]): () => void {
  const muting = new AbortController();
  const stop = (event: Event): void => event.stopImmediatePropagation();
  for (const type of types) window.addEventListener(type, stop, { capture: true, signal: muting.signal });
  return () => muting.abort();
}
