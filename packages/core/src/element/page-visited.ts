declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html; only in Chromium so far. */
    readonly prerendering?: boolean;
  }
  interface DocumentEventMap {
    prerenderingchange: Event;
  }
}

/**
 * Calls back once the shopper has come to the page, unless the signal has aborted by then. A browser may prerender a page that the
 * shopper never opens: it must not take messages, or count as viewed.
 */
export function whenPageVisited(act: () => void, signal: AbortSignal): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true, signal });
  else act();
}
