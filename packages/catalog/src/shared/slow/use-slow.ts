import { useEffect, useState } from 'react';

/** Milliseconds before the loading note appears, so that a fast shop doesn't flicker. */
const SLOW = 500;

/** Classes of the loading note, which is visible at any scroll position. */
export const SLOW_NOTE = 'shop-slow shop-spinner';

/** Whether the shop has been busy long enough to show the loading note. */
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
