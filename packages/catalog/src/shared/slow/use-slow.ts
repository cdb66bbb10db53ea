import { useEffect, useState } from 'react';

/** Milliseconds before the shopper is told that something is loading: a fast shop must not flicker. */
const SLOW = 500;

/** The class of what tells it: where the shopper sees it, however far down the list they are. */
export const SLOW_NOTE = 'shop-slow shop-spinner';

/** Whether the shop has been busy for so long that the shopper wants to know. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
