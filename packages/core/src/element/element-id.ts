import { useState } from 'react';

let last = 0;

/** A new id, unique on the page, such as `shop-12-tab`. */
export function newId(name: string): string {
  last += 1;
  return `shop-${last}-${name}`;
}

/**
 * An id that is unique on the page. React's own `useId` repeats under Preact, because every element is its own root.
 * @returns the same id for the component's lifetime, such as `shop-12-number`
 */
export function useElementId(name: string): string {
  const [id] = useState(() => newId(name));
  return id;
}

/** Gives an id to a node of the page that has none, or that was cloned with an id of ours: that one belongs to the original. */
export function giveId(node: Element, id: string): void {
  if (/^(shop-\d|$)/.test(node.id)) node.id = id;
}
