import { grandTotal, watchGrandTotal } from '@shop-elements/host';
import { useEffect, useState } from 'react';

/**
 * What is left to pay, followed while the shopper stays on the page: a coupon, a gift card or another way of shipping may
 * change it. The newest news holds, whether a setting of the element changed or the page's totals.
 * @param given the element's own setting
 */
export function useGrandTotal(given?: number): number | undefined {
  const [news, setNews] = useState({ total: given ?? grandTotal(), given });
  useEffect(() => watchGrandTotal((total) => setNews({ total, given })), [given]);
  return news.given === given ? news.total : given;
}
