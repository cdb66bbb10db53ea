/**
 * When an element's code is fetched, by its `data-load`: `eager` (at once), `visible` (when it comes near the view), `idle` (when
 * the page has nothing to do), `interaction` (when the shopper points at it, touches it, or moves the focus into it). The first
 * element of a tag that is due fetches the code for all of them.
 * @returns what the start of the page waits for: nothing, when the element is not due at once
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
    // Once the style sheets are there the element may have no box any more.
    if (document.readyState !== 'complete') addEventListener('load', () => watch(element, start), { once: true });
  },
  idle(_, start) {
    // Safari before 26 has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 200);
  },
  interaction(element, start) {
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      element.addEventListener(type, start, { once: true, passive: true });
  },
};

/** What waits for an element to come near the view, or to be shown at all. */
const nearby = new WeakMap<Element, Set<() => void>>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        shared?.unobserve(target);
        for (const start of nearby.get(target) ?? []) start();
        nearby.delete(target);
      }
    },
    { rootMargin: '200px' },
  );
  return shared;
}

function watch(element: Element, start: () => void): void {
  const target = placeOf(element);
  nearby.set(target, (nearby.get(target) ?? new Set()).add(start));
  observer().observe(target);
}

/**
 * The element itself, or what it is in if it has no box: our style sheet hides some elements until they have something to show.
 * What is in a closed dialog waits until that opens.
 */
function placeOf(element: Element, withoutBox = /none|contents/): Element {
  const { parentElement: parent } = element;
  return parent !== null && withoutBox.test(getComputedStyle(element).display) ? placeOf(parent, /contents/) : element;
}
