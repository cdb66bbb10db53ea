import { useState } from 'react';

let last = 0;

/**
 * An id that is unique on the page. React's own `useId` repeats under Preact, where every element is a root of its own.
 * @returns the same text for the whole life of the component, for example `shop-12-number`
 */
export function useElementId(name: string): string {
  const [id] = useState(() => {
    last += 1;
    return `shop-${last}-${name}`;
  });
  return id;
}
