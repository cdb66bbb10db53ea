export function isPageParsed(): boolean {
  return document.readyState !== 'loading';
}

/** Calls back once the page is parsed, or immediately if it is, unless the signal has aborted by then. */
export function whenPageParsed(act: () => void, signal?: AbortSignal): void {
  if (isPageParsed()) act();
  else document.addEventListener('DOMContentLoaded', act, { once: true, ...(signal && { signal }) });
}
