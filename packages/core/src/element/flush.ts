/** An element that was connected, changed or removed, and updates after the current script. */
export interface Flushable {
  flush(): void;
}

const waiting = new Set<Flushable>();

/**
 * Flushes all waiting elements in one microtask. An element renders once however many attributes a script changes, and hosts may
 * set attributes right after they connect an element, as Knockout does.
 */
export function schedule(element: Flushable): void {
  if (waiting.size === 0) queueMicrotask(flush);
  waiting.add(element);
}

/** Whether an element has changed since it was flushed. */
export function isScheduled(element: object): boolean {
  return waiting.has(element as Flushable);
}

/** Flushes an element immediately, if it is waiting. */
export function flushIfWaiting(element: object | null): void {
  const flushable = element as Flushable;
  if (waiting.delete(flushable)) flushable.flush();
}

/** Renders an element again at once, if it has rendered before. For content that depends on more than its settings. */
export function rerender(element: HTMLElement): void {
  if (element.isConnected && element.dataset.state === 'ready') (element as HTMLElement & Flushable).flush();
}

function flush(): void {
  // Removes them one by one, so that an element that reads or calls a later one gets its new settings.
  for (const element of waiting) {
    waiting.delete(element);
    contained(() => element.flush());
  }
}

/** Logs an error that an element throws, so that it does not stop the others. */
export function contained(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}
