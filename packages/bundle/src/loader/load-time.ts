/**
 * Fetches an element's code according to `data-load`: `eager` (at once), `visible` (just before it scrolls into view), `idle`
 * (when the browser is idle), `interaction` (when the shopper points at it, touches it, or moves focus into it). The first
 * element of a tag to load fetches the code for all of them.
 * @returns resolves when an eager element is defined; immediately for all others
 */
export function whenDue(element: Element, time: string, fetchCode: () => Promise<void>): Promise<void> {
  const when = starts[time];
  if (when === undefined) return fetchCode();
  when(element, fetchCode);
  return Promise.resolve();
}

const starts: Readonly<Record<string, (element: Element, start: () => void) => void>> = {
  visible(element, start) {
    watch(element, start);
    // Once the style sheets have loaded, the element may no longer have a box.
    if (document.readyState !== 'complete') addEventListener('load', () => watch(element, start), { once: true });
  },
  idle(_, start) {
    // Safari before 26 has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 200);
  },
  interaction(element, start) {
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      element.addEventListener(type, start, { once: true, passive: true });
  },
};

/** Callbacks by element, for when it gets close to the viewport or gets a box. */
const nearby = new WeakMap<Element, Set<() => void>>();
let shared: IntersectionObserver | undefined;

function watch(element: Element, start: () => void): void {
  const target = placeOf(element);
  nearby.set(target, (nearby.get(target) ?? new Set()).add(start));
  shared ??= new IntersectionObserver(startNearby, { rootMargin: '200px' });
  shared.observe(target);
}

function startNearby(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    shared?.unobserve(target);
    for (const start of nearby.get(target) ?? []) start();
    nearby.delete(target);
  }
}

/**
 * The element itself, or its nearest ancestor with a box: our style sheet hides some elements while they are empty. Elements in a
 * closed dialog wait until it opens.
 */
function placeOf(element: Element, withoutBox = /none|contents/): Element {
  const { parentElement: parent } = element;
  return parent !== null && withoutBox.test(getComputedStyle(element).display) ? placeOf(parent, /contents/) : element;
}
