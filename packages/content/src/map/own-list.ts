import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { Store } from './map.config';
import type { FoundStore } from './store-search';

/** The server's content, without fallbacks. */
const OWN = ':scope > :not(script, [data-shop-root], [data-shop-fallback])';

export function hasOwnList(element: HTMLElement): boolean {
  return element.querySelector(OWN) !== null;
}

/**
 * Filters and sorts the server's own list while the shopper searches. Identifies an entry by its `data-store`, or by a
 * `data-show-store` inside.
 */
export function useOwnList(element: HTMLElement, stores: readonly Store[], found: readonly FoundStore[]): void {
  useLayoutEffect(() => {
    if (!hasOwnList(element)) return;
    const entries = stores.map((_, index) => entryOf(element, index));
    entries.forEach((entry, index) => {
      if (entry) setHidden(entry, !found.some((store) => store.index === index));
    });
    const sorted = found.flatMap(({ index }) => entries[index] ?? []);
    const isSorted = sorted.every((entry, place) => {
      const next = sorted[place + 1];
      return !next || Boolean(entry.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    // Only if the order differs, because appending an entry removes the focus from it.
    if (!isSorted) for (const entry of sorted) entry.parentElement?.append(entry);
  }, [element, stores, found]);
}

function entryOf(element: HTMLElement, index: number): HTMLElement | undefined {
  const entry = element.querySelector<HTMLElement>(`[data-store="${index}"]`);
  const control = element.querySelector(`:not([data-shop-root] *)[data-show-store="${index}"]`);
  return entry ?? control?.closest<HTMLElement>('li') ?? undefined;
}
