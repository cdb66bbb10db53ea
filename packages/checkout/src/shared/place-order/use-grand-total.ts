import { grandTotal, watchGrandTotal } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';

/**
 * The amount left to pay. Follows changes, such as coupons, gift cards and shipping methods. The latest value wins, whether it
 * comes from the element's setting or from the page's totals.
 * @param setting the element's `grandTotal`
 */
export function useGrandTotal(setting?: number): number | undefined {
  const [latest, setLatest] = useState({ total: setting ?? grandTotal(), setting });
  // In a layout effect, because a passive one could miss a change right after the first render.
  useLayoutEffect(() => watchGrandTotal((total) => setLatest({ total, setting })), [setting]);
  return latest.setting === setting ? latest.total : (setting ?? grandTotal());
}
