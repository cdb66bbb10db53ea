/** What was reported already: the page's own code may fail on every call. */
const reported = new Set<string>();

/**
 * Runs code of the host page from within ours. An element must not stop because a listener of the page throws: the error is
 * logged, once for each kind of call, and the element goes on without an answer.
 * @param call what was called, for the console
 * @returns undefined when it threw
 */
export function guarded<T>(call: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    reportOnce(call, error);
    return undefined;
  }
}

/** The same for calls whose answer comes later. */
export async function guardedLater<T>(call: string, run: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    reportOnce(call, error);
    return undefined;
  }
}

/** Forgets what was reported: for tests. */
export function resetReported(): void {
  reported.clear();
}

function reportOnce(call: string, error: unknown): void {
  if (reported.has(call)) return;
  reported.add(call);
  console.error(`${call} threw an error. It comes from the page's own code; shop-elements goes on without it.`, error);
}
