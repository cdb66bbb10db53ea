const watchers = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Reports when an element enters or leaves the window. Content of a closed tab or a hidden slide is not in view. All elements share
 * one observer, and each has one watcher at a time.
 * @returns stops watching
 */
export function watchView(element: Element, watcher: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
  });
  watchers.set(element, watcher);
  observer.observe(element);
  return () => {
    watchers.delete(element);
    observer?.unobserve(element);
  };
}
