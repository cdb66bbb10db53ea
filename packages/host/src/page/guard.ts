/** Calls that were already reported: the page's own code may fail every time. */
const reported = new Set<string>();

/**
 * Runs code of the host page. An element must not break because the page's listener throws: this logs the error, once for each
 * kind of call, and the element continues without a result.
 * @param call the name of the call, for the console
 * @returns undefined if it threw
 */
export function guarded<T>(call: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    reportOnce(call, error);
    return undefined;
  }
}

/** Like `guarded`, for asynchronous calls. */
export async function guardedLater<T>(call: string, run: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    reportOnce(call, error);
    return undefined;
  }
}

/** Clears the list of reported calls, for tests. */
export function resetReported(): void {
  reported.clear();
}

function reportOnce(call: string, error: unknown): void {
  if (reported.has(call)) return;
  reported.add(call);
  console.error(`${call} threw an error. shop-elements continues without its result.`, error);
}
