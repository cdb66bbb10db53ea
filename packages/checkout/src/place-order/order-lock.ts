let held = false;

/**
 * One order at a time, whichever payment element on the page it was started from.
 * @returns false when an order is under way already
 */
export function takeOrderLock(): boolean {
  if (held) return false;
  held = true;
  window.addEventListener('pageshow', afterBack);
  return true;
}

export function releaseOrderLock(): void {
  held = false;
  window.removeEventListener('pageshow', afterBack);
}

/** The page left for the success page, and came back from the back/forward cache. */
function afterBack(event: PageTransitionEvent): void {
  if (event.persisted) releaseOrderLock();
}
