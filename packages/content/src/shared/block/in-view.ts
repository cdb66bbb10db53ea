const watchers = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells when an element comes into the window and when it leaves it; one observer serves everybody. What is hidden in a tab or
 * in a slide is not in view.
 * @param element has one watcher at a time
 * @returns stops it
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
