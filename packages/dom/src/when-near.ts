const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once, when an element comes nearer to the window than the window's own height. One observer serves all elements.
 * @returns cancels it
 */
export function whenNear(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(report, { rootMargin: '100% 0px' });
  waiting.set(element, arrived);
  observer.observe(element);
  return () => forget(element);
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const arrived = waiting.get(target);
    if (!isIntersecting || arrived === undefined) continue;
    forget(target);
    arrived();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
