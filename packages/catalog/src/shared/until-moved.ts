import { onInterruption } from '@shop-elements/dom';

/** Returns a signal that aborts when the shopper may scroll, or when the list's signal does. */
export function untilMoved(signal: AbortSignal): AbortSignal {
  const moved = new AbortController();
  const move = (): void => moved.abort();
  onInterruption(move, moved.signal);
  signal.addEventListener('abort', move);
  return moved.signal;
}
