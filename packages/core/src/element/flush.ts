/** Something that wants one turn after the current script: an element that was connected, changed or taken away. */
export interface Flushable {
  flush(): void;
}

const waiting = new Set<Flushable>();

/**
 * Gives every waiting element one turn in one microtask. However many attributes change in a script, an element renders
 * once; and a host that connects an element first and sets its attributes right after (Knockout does) is never too late.
 */
export function schedule(element: Flushable): void {
  if (waiting.size === 0) queueMicrotask(flush);
  waiting.add(element);
}

/** The turn of an element that waits for one, now. */
export function flushIfWaiting(element: object | null): void {
  for (const candidate of waiting) {
    if (candidate !== element) continue;
    waiting.delete(candidate);
    candidate.flush();
  }
}

function flush(): void {
  const batch = [...waiting];
  waiting.clear();
  for (const element of batch) {
    try {
      element.flush();
    } catch (error) {
      // One broken element must not take the rest of the page with it.
      console.error(error);
    }
  }
}
