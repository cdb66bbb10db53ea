import { interruptions } from '@shop-elements/dom';

/** Returns a signal that aborts when the shopper may scroll, or when the list's signal does. */
export function untilMoved(signal: AbortSignal): AbortSignal {
  const moved = new AbortController();
  const move = (): void => moved.abort();
  for (const type of interruptions) {
    window.addEventListener(type, move, { passive: true, signal: moved.signal });
  }
  signal.addEventListener('abort', move);
  return moved.signal;
}
