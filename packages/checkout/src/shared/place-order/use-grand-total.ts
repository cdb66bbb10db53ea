import { grandTotal, watchGrandTotal } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';

/**
 * The amount left to pay. Follows changes, such as coupons, gift cards and shipping methods. The latest value wins, whether it comes
 * from the element's setting or from the page's totals.
 * @param given the element's own setting
 */
export function useGrandTotal(given?: number): number | undefined {
  const [latest, setLatest] = useState({ total: given ?? grandTotal(), given });
  // In a layout effect, because a passive one could miss a change right after the first render.
  useLayoutEffect(() => watchGrandTotal((total) => setLatest({ total, given })), [given]);
  return latest.given === given ? latest.total : (given ?? grandTotal());
}
