/** What brings a list back after Back lies in its history entry: the pages that were added, and the place in them. */
interface Remembered {
  /** Addresses of the pages. */
  shopPages?: readonly string[];
  /**
   * The item at the top of the window, and where it begins. Pixels of the page would not do: items that have not been seen
   * again are lower or higher.
   */
  shopPlace?: readonly [item: number, top: number];
}

export function remembered(): Remembered {
  return (history.state as Remembered | null) ?? {};
}

export function remember(added: Remembered, address = location.href): void {
  history.replaceState({ ...history.state, ...added }, '', address);
}

export function rememberPlace(items: readonly Element[]): void {
  const tops = items.map((item) => item.getBoundingClientRect());
  const index = tops.findIndex(({ bottom }) => bottom > 0);
  remember({ shopPlace: [index, tops[index]?.top ?? 0] });
}

/** How long the heights of cards, which the browser draws one after the other, may move the place. */
const SETTLING = 3000;

/** Returns to it, and stays there while cards above it find their height: until the shopper moves, or it has had its time. */
export function returnToPlace(items: readonly Element[]): void {
  const [index = -1, before = 0] = remembered().shopPlace ?? [];
  const item = items[index];
  if (!item?.parentElement) return;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: item.getBoundingClientRect().top - before, behavior: 'instant' }),
  );
  observer.observe(item.parentElement);
  const stop = (): void => observer.disconnect();
  for (const move of ['wheel', 'touchstart', 'keydown', 'mousedown']) {
    window.addEventListener(move, stop, { once: true, passive: true });
  }
  setTimeout(stop, SETTLING);
}
