import { useListener } from '@shop-elements/core';
import { useState } from 'react';

export interface Matches {
  /** How many products match the filters; undefined until a list was loaded. */
  count?: number | undefined;
  /** Another list is on its way. */
  isLoading: boolean;
}

/** Follows what `<shop-layered-nav>` loads, wherever it stands on the page. */
export function useMatches(loaded: (() => void) | undefined): Matches {
  const [matches, setMatches] = useState<Matches>({ isLoading: false });
  useListener(document, 'shop-layered-nav-load', (event) => {
    if (!event.defaultPrevented) setMatches({ ...matches, isLoading: true });
  });
  useListener(document, 'shop-layered-nav-loaded', ({ detail }) => {
    setMatches({ count: detail?.count, isLoading: false });
    loaded?.();
  });
  return matches;
}
