/** A control that is pressed, by the pointer or by Space. */
const PRESSED = ':is(a, button, input, select, label, summary, [role], [tabindex]):active';

/** Milliseconds. Browsers don't report every release, for example not the one that ends in a context menu. */
const LONGEST_WAIT = 5_000;

/**
 * Waits until the shopper has released a pressed control, and its click has been handled. A control that is replaced or moved between
 * press and release gets no click.
 */
export async function whenReleased(): Promise<void> {
  if (document.querySelector(PRESSED) === null) return;
  const released = new AbortController();
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(type, resolve, { capture: true, signal: released.signal });
  });
  released.abort();
  // The click follows in the same task or the next.
  await new Promise((resolve) => setTimeout(resolve));
}
