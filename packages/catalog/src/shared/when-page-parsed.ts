/** Calls back once the page is parsed, or at once if it is, unless the signal has aborted by then. */
export function whenPageParsed(act: () => void, signal: AbortSignal): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { signal });
  else act();
}
