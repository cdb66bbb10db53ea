const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls once when a part of the page comes near the window; never while it is in a closed tab. One observer serves all maps.
 * @returns stops waiting
 */
export function whenInView(part: Element, start: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: '200px' },
  );
  waiting.set(part, start);
  observer.observe(part);
  return () => observer?.unobserve(part);
}
