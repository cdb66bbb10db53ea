let held = false;

/**
 * One order at a time, whichever payment element on the page it was started from.
 * @param freed called when it is over, also because the page went to the success page and came back from the back/forward
 * cache
 * @returns ends it; undefined when an order is under way already
 */
export function takeOrderLock(freed: () => void): (() => void) | undefined {
  if (held) return undefined;
  held = true;
  const afterBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) release();
  };
  const release = (): void => {
    held = false;
    window.removeEventListener('pageshow', afterBack);
    freed();
  };
  window.addEventListener('pageshow', afterBack);
  return release;
}
