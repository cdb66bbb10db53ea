/** What brings a list back after Back: its pages lie in the history entry, the place in the session's storage. */

/** Addresses of the pages that were added to the list of this history entry. */
export function rememberedPages(): readonly string[] {
  const { shopPages }: { shopPages?: unknown } = history.state ?? {};
  return Array.isArray(shopPages) ? shopPages.map(String) : [];
}

export function rememberPages(shopPages: readonly string[], address: string): void {
  history.replaceState({ ...history.state, shopPages }, '', address);
}

/** Remembers which item is at the top of the window: its number and where it begins. Pixels alone would not do: pictures
 *  that have not loaded are lower. */
export function rememberPlace(address: string, items: readonly Element[]): void {
  const index = items.findIndex((item) => item.getBoundingClientRect().bottom > 0);
  const place = [index, items[index]?.getBoundingClientRect().top ?? 0];
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(place));
  } catch {
    // Storage is full or forbidden: the list comes back all the same.
  }
}

export function returnToPlace(address: string, items: readonly Element[]): void {
  try {
    const [index, top] = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? '[]') as [number?, number?];
    const item = items[index ?? -1];
    const settle = (): void => {
      if (item) window.scrollBy({ top: item.getBoundingClientRect().top - (top ?? 0), behavior: 'instant' });
    };
    settle();
    // Items above have found their height by then.
    requestAnimationFrame(settle);
  } catch {
    // As above.
  }
}

function keyOf(address: string): string {
  return `shop-list-place ${address}`;
}
